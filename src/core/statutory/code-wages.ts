import { paise, rupees, sum, times, wholeRate } from '../calculators/exact.ts';
import { usualDay } from '../calculators/usual-year.ts';
import { refused } from '../calculators/refusal.ts';
import { inForceOn } from '../calculators/rule-table.ts';
import { codeWagesRule } from './wage-rules.ts';
import type { CodeWagesInput, CodeWagesOutput } from './code-wages-types.ts';
import { line, ruleWarnings } from '../calculators/warnings.ts';

const heads = ['hra', 'conveyance', 'overtime', 'commission', 'statutoryBonus', 'employerProvidentFund', 'amenities', 'specialExpenses', 'other'] as const;

/** Adds back exclusions beyond half of the remuneration, by the labour codes. */
export function codeWages(input: CodeWagesInput): CodeWagesOutput {
  const { value, rule } = inForceOn(codeWagesRule, input.on ?? usualDay);
  const excluded = excludedSum(input);
  const remuneration = paise(input.remuneration) - paise(input.outsideTest ?? 0);
  if (excluded > remuneration) throw refused('more-than-whole', 'excluded', 'The excluded heads are more than the remuneration they are part of.');
  const mostExcluded = times(remuneration, value.mostExcluded, wholeRate, 'half-up');
  const addedBack = Math.max(0, excluded - mostExcluded);
  const wages = remuneration - excluded + addedBack;
  const lines = [
    line('remuneration', rupees(remuneration)),
    line('excluded', rupees(excluded)),
    line('most-excluded', rupees(mostExcluded), rule),
    line('added-back', rupees(addedBack), rule),
    line('wages', rupees(wages), rule),
  ];
  return {
    inForce: value.isInForce,
    remuneration: rupees(remuneration),
    excluded: rupees(excluded),
    mostExcluded: rupees(mostExcluded),
    addedBack: rupees(addedBack),
    wages: rupees(wages),
    lines,
    warnings: [...(value.isInForce ? [] : [{ id: 'codes-not-in-force', rule }]), ...ruleWarnings(lines, input.today)],
  };
}

function excludedSum(input: CodeWagesInput): number {
  const named = heads.filter((head) => input[head] !== undefined);
  if (input.excluded !== undefined && named.length > 0) throw refused('one-of', 'excluded', `Give either excluded or single heads such as ${named[0]}.`);
  return input.excluded !== undefined ? paise(input.excluded) : sum(named.map((head) => paise(input[head] ?? 0)));
}
