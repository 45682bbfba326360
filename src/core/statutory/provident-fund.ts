import { paise, rupees } from '../calculators/exact.ts';
import { usualDay } from '../calculators/usual-year.ts';
import { ceilingRose, providentFundRules, type ProvidentFundRules } from './provident-fund-month.ts';
import { partsPerPaisa, providentFundShares } from './provident-fund-shares.ts';
import type { Line, Warning } from '../calculators/answer-types.ts';
import type { ProvidentFundInput, ProvidentFundOutput, ProvidentFundShares, ProvidentFundTerms } from './provident-fund-types.ts';
import { line, ruleWarnings } from '../calculators/warnings.ts';

export function providentFund(input: ProvidentFundInput): ProvidentFundOutput {
  const { choice = 'capped', on = usualDay, monthlyWages, employerCharges = false } = input;
  const rules = providentFundRules(on.slice(0, 7), input.lowerRate ?? false, on);
  const all = providentFundShares(paise(monthlyWages) * partsPerPaisa, choice, input, rules);
  const shares = employerCharges ? all : { ...all, edli: 0, administration: 0 };
  const lines = linesOf(shares, rules, input, employerCharges);
  return {
    choice,
    ...shares,
    yearly: twelveMonths(shares),
    lines,
    warnings: [...noneWarnings(input, rules), ...ruleWarnings(lines, input.today)],
  };
}

const twelveMonths = (shares: ProvidentFundShares): ProvidentFundShares => ({
  contributionWages: rupees(paise(shares.contributionWages) * 12),
  employee: shares.employee * 12,
  voluntary: shares.voluntary * 12,
  employerTotal: shares.employerTotal * 12,
  employerProvidentFund: shares.employerProvidentFund * 12,
  pension: shares.pension * 12,
  edli: shares.edli * 12,
  administration: shares.administration * 12,
});

function linesOf(shares: ProvidentFundShares, rules: ProvidentFundRules, terms: ProvidentFundTerms, hasCharges: boolean): Line[] {
  return [
    ...rules.ceilings.map(({ inForce }) => line('contribution-wages', shares.contributionWages, inForce.rule)),
    line('employee-provident-fund', shares.employee, rules.rate.rule),
    line('voluntary-provident-fund', shares.voluntary, rules.voluntary.rule),
    line('employer-total', shares.employerTotal, rules.rate.rule),
    line('pension', shares.pension, (terms.higherPension ? rules.higherPension : rules.pension).rule),
    line('employer-provident-fund', shares.employerProvidentFund, rules.rate.rule),
    ...(hasCharges ? [line('edli', shares.edli, rules.charges.rule), line('administration', shares.administration, rules.charges.rule)] : []),
  ];
}

/** Warns because only employees who first joined above that day's ceiling may stay out. */
function noneWarnings({ choice, monthlyWages }: ProvidentFundInput, rules: ProvidentFundRules): Warning[] {
  if (choice !== 'none') return [];
  return [noneWarning(paise(monthlyWages), rules)];
}

/** Takes wages in paise. */
export function noneWarning(wages: number, rules: ProvidentFundRules): Warning {
  const { value, rule } = rules.ceiling;
  if (wages > paise(value)) return { id: 'none-only-for-joined-above-ceiling', amount: value, rule };
  const before = ceilingRose(rules);
  return before !== undefined && wages > paise(before)
    ? { id: 'provident-fund-owed-since-ceiling-rose', amount: value, rule }
    : { id: 'provident-fund-owed-up-to-ceiling', amount: value, rule };
}
