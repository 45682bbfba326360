import { writtenRupees } from '../figures/rupees.ts';
import type { State } from '#core/calculators/states.ts';

export interface RuleWords {
  readonly rules: Readonly<Record<string, string>>;
  readonly states: Readonly<Record<State, string>>;
  readonly professionalTax: string;
  readonly welfareFund: string;
  readonly monthNames: readonly string[];
}

export interface SentenceFigures {
  readonly amount: number | undefined;
  readonly limit: number | undefined;
  readonly since: string | undefined;
}

export const filled = (sentence: string, { amount = 0, limit = 0, since = '' }: SentenceFigures): string =>
  sentence.replace('#', writtenRupees(amount)).replace('{limit}', writtenRupees(limit)).replace('{since}', since);

/** Name of a rule. State rules combine the tax and the state. */
export function ruleNamed(id: string, { rules, states, professionalTax, welfareFund }: Omit<RuleWords, 'monthNames'>): string {
  const known = rules[id];
  if (known !== undefined) return known;
  const of: Readonly<Record<string, string>> = states;
  const [, kind, state = ''] = /^(professional-tax|labour-welfare-fund)-(.+)$/.exec(id) ?? [];
  if (kind === undefined) return id;
  return `${kind === 'professional-tax' ? professionalTax : welfareFund}, ${of[state] ?? state}`;
}

export const openPointNamed = (id: string, points: Readonly<Record<string, string>>): string => points[id] ?? id;

/** Formats a day as 1 Apr 2026. */
export function dayNamed(date: string, monthNames: readonly string[]): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${Number(day)} ${monthNames[Number(month) - 1] ?? month} ${year}`;
}

/** Name of a step. Numbered steps have `#` in place of the number. */
export function lineNamed(id: string, lines: Readonly<Record<string, string>>): string {
  const [, number = ''] = /-(\d+)-/.exec(id) ?? [];
  return lines[id.replace(/-\d+-/, '-#-')]?.replace('#', number) ?? id;
}
