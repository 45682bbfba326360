import { Refusal, type Problem } from './refusal.ts';
import type { Parameter } from './operation.ts';

export type Values = Record<string, unknown>;

/** Allows repeats for lists only and applies defaults. */
export function readParameters(parameters: readonly Parameter[], given: Iterable<readonly [string, string]>): Values {
  const texts = new Map<string, string[]>();
  for (const [name, text] of given) texts.set(name, [...(texts.get(name) ?? []), text]);
  const known = parameters.flatMap((parameter) => {
    const value = valueOf(parameter, texts.get(parameter.name));
    texts.delete(parameter.name);
    return value === undefined ? [] : [[parameter.name, value] as const];
  });
  return Object.fromEntries([...known, ...texts]);
}

/** Refuses NUL and broken characters. */
export function refuseBroken(part: string, given: Iterable<readonly [string, string]>): void {
  for (const pair of given)
    if (pair.some((text) => text.includes('\0') || text.includes('\uFFFD')))
      throw invalid([{ pointer: `/${part}`, message: 'holds characters that are no text' }]);
}

export function invalid(problems: readonly Problem[]): Refusal {
  const [first] = problems;
  const name = first?.pointer.split('/').slice(2).join('/');
  return new Refusal('REQUEST_INVALID', first ? `${name || 'The request'} ${first.message}.` : 'The request is not right.', { problems });
}

function valueOf({ schema }: Parameter, texts: readonly string[] | undefined): unknown {
  if (texts === undefined) return schema.at('default')?.value;
  if (schema.text('type') === 'array') return texts.map((text) => typed(schema.at('items')?.text('type'), text));
  return texts.length === 1 ? typed(schema.text('type'), texts[0] ?? '') : texts;
}

/** Leaves unconvertible text for the check to explain. */
function typed(type: string | undefined, text: string): unknown {
  if ((type === 'integer' || type === 'number') && /^-?(0|[1-9]\d{0,15})(\.\d{1,15})?$/.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}
