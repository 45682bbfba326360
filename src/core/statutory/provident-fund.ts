import { paise, percentParts, rupees, times, wholeRate } from '../calculators/exact.ts';
import { usualDay } from '../calculators/financial-year.ts';
import {
  employerChargeRates,
  higherPensionRate,
  lowerProvidentFundRate,
  pensionRate,
  providentFundCeiling,
  providentFundRate,
  providentFundRounding,
} from './provident-fund-rules.ts';
import { heldOn, type Held } from '../calculators/rule-table.ts';
import type { IsoDate, Line, Warning } from '../calculators/answer-types.ts';
import type { ProvidentFundChoice, ProvidentFundInput, ProvidentFundOutput, ProvidentFundShares, ProvidentFundTerms } from './provident-fund-types.ts';
import { line, ruleWarnings } from '../calculators/warnings.ts';

/** A month's wages as a whole number of parts of a paisa; 24 parts let a twelfth and a half of any amount be one. */
export type WageParts = number;
export const partsPerPaisa = 24;

/** All rules of the provident fund on a day. */
export interface ProvidentFundRules {
  readonly ceiling: Held<number>;
  readonly rate: Held<number>;
  readonly pension: Held<number>;
  readonly higherPension: Held<number>;
  readonly rounding: Held<{ readonly toRupees: number }>;
  readonly charges: Held<{ readonly edli: number; readonly edliMost: number; readonly administration: number }>;
}

export const providentFundRules = (day: IsoDate, lowerRate: boolean): ProvidentFundRules => ({
  ceiling: heldOn(providentFundCeiling, day),
  rate: heldOn(lowerRate ? lowerProvidentFundRate : providentFundRate, day),
  pension: heldOn(pensionRate, day),
  higherPension: heldOn(higherPensionRate, day),
  rounding: heldOn(providentFundRounding, day),
  charges: heldOn(employerChargeRates, day),
});

/** The contributions on a month's wages, in whole rupees. */
export function providentFundShares(wages: WageParts, choice: ProvidentFundChoice, terms: ProvidentFundTerms, rules: ProvidentFundRules): ProvidentFundShares {
  if (choice === 'none') return { employee: 0, voluntary: 0, employerTotal: 0, employerProvidentFund: 0, pension: 0, edli: 0, administration: 0 };
  const partsPerRupee = partsPerPaisa * 100;
  const step = rules.rounding.value.toRupees;
  const ceiling = rules.ceiling.value * partsPerRupee;
  const paidOn = choice === 'capped' ? Math.min(wages, ceiling) : wages;
  const rounded = (parts: number, rate: number, whole = wholeRate): number => times(parts, rate, whole * partsPerRupee * step, 'half-up') * step;
  const [percent, ofPercent] = percentParts(terms.voluntaryPercent ?? 0);
  const employerTotal = rounded(paidOn, rules.rate.value);
  const pension = Math.min(employerTotal, pensionOn(paidOn, ceiling, terms, rules, rounded));
  const { edli, edliMost, administration } = rules.charges.value;
  return {
    employee: rounded(paidOn, rules.rate.value),
    voluntary: rounded(paidOn, percent, ofPercent) + rounded(paise(terms.voluntaryAmount ?? 0) * partsPerPaisa, wholeRate),
    employerTotal,
    employerProvidentFund: employerTotal - pension,
    pension,
    edli: Math.min(rounded(Math.min(paidOn, ceiling), edli), edliMost),
    administration: rounded(paidOn, administration),
  };
}

function pensionOn(
  paidOn: WageParts,
  ceiling: WageParts,
  { pensionMember = true, higherPension = false }: ProvidentFundTerms,
  rules: ProvidentFundRules,
  rounded: (parts: number, rate: number, whole: number) => number,
): number {
  if (!pensionMember) return 0;
  const upTo = Math.min(paidOn, ceiling);
  if (!higherPension) return rounded(upTo, rules.pension.value, wholeRate);
  return rounded(upTo * rules.pension.value + (paidOn - upTo) * rules.higherPension.value, 1, wholeRate);
}

/** Provident fund of a month, three options: on at most the ceiling, on full wages, or none. */
export function providentFund(input: ProvidentFundInput): ProvidentFundOutput {
  const { choice = 'capped', on = usualDay, monthlyWages, employerCharges = false } = input;
  const rules = providentFundRules(on, input.lowerRate ?? false);
  const parts = paise(monthlyWages) * partsPerPaisa;
  const all = providentFundShares(parts, choice, input, rules);
  const shares = employerCharges ? all : { ...all, edli: 0, administration: 0 };
  const contributionWages = choice === 'none' ? 0 : choice === 'capped' ? Math.min(monthlyWages, rules.ceiling.value) : monthlyWages;
  const lines = linesOf(rupees(paise(contributionWages)), shares, rules, input, employerCharges);
  return {
    choice,
    contributionWages: rupees(paise(contributionWages)),
    ...shares,
    yearly: twelveMonths(shares),
    lines,
    warnings: [...noneWarnings(choice, monthlyWages, rules), ...ruleWarnings(lines, input.today)],
  };
}

const twelveMonths = (shares: ProvidentFundShares): ProvidentFundShares => ({
  employee: shares.employee * 12,
  voluntary: shares.voluntary * 12,
  employerTotal: shares.employerTotal * 12,
  employerProvidentFund: shares.employerProvidentFund * 12,
  pension: shares.pension * 12,
  edli: shares.edli * 12,
  administration: shares.administration * 12,
});

function linesOf(wages: number, shares: ProvidentFundShares, rules: ProvidentFundRules, terms: ProvidentFundTerms, hasCharges: boolean): Line[] {
  return [
    line('contribution-wages', wages, rules.ceiling.rule),
    line('employee-provident-fund', shares.employee, rules.rate.rule),
    line('voluntary-provident-fund', shares.voluntary, rules.rounding.rule),
    line('employer-total', shares.employerTotal, rules.rate.rule),
    line('pension', shares.pension, (terms.higherPension ? rules.higherPension : rules.pension).rule),
    line('employer-provident-fund', shares.employerProvidentFund, rules.rate.rule),
    ...(hasCharges ? [line('edli', shares.edli, rules.charges.rule), line('administration', shares.administration, rules.charges.rule)] : []),
  ];
}

/** Only an employee who first joined above the ceiling may stay out. */
function noneWarnings(choice: ProvidentFundChoice, wages: number, { ceiling }: ProvidentFundRules): Warning[] {
  if (choice !== 'none') return [];
  return [{ id: wages <= ceiling.value ? 'provident-fund-owed-up-to-ceiling' : 'none-only-for-joined-above-ceiling', rule: ceiling.rule }];
}
