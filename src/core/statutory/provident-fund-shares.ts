import { paise, percentParts, rupees, sum, times, wholeRate } from '../calculators/exact.ts';
import type { ProvidentFundRules } from './provident-fund-month.ts';
import type { ProvidentFundChoice, ProvidentFundShares, ProvidentFundTerms } from './provident-fund-types.ts';

/** Whole number of 24ths of a paisa, so that halves and twelfths stay exact. */
export type WageParts = number;
export const partsPerPaisa = 24;
const partsPerRupee = partsPerPaisa * 100;

const noShares: ProvidentFundShares = {
  contributionWages: 0,
  employee: 0,
  voluntary: 0,
  employerTotal: 0,
  employerProvidentFund: 0,
  pension: 0,
  edli: 0,
  administration: 0,
};

/** Full and capped wages, each multiplied by the days they apply. */
interface CountedWages {
  readonly full: number;
  readonly upToCeiling: number;
  readonly days: number;
}

export function providentFundShares(wages: WageParts, choice: ProvidentFundChoice, terms: ProvidentFundTerms, rules: ProvidentFundRules): ProvidentFundShares {
  const counted = countedWages(wages, terms, rules);
  if (choice === 'none' || counted.full <= 0) return noShares;
  const step = rules.rounding.value.toRupees;
  const rounded = (parts: number, rate: number, whole = wholeRate): number => times(parts, rate, whole * partsPerRupee * counted.days * step, 'half-up') * step;
  const paidOn = choice === 'capped' ? counted.upToCeiling : counted.full;
  const employee = rounded(paidOn, rules.rate.value);
  const employerTotal = rounded(paidOn, rules.rate.value);
  const pension = Math.min(employerTotal, pensionOn({ ...counted, paidOn }, terms, rules, rounded));
  const [percent, ofPercent] = percentParts(terms.voluntaryPercent ?? 0);
  const voluntary = rounded(counted.full, percent, ofPercent) + times(paise(terms.voluntaryAmount ?? 0), 1, 100 * step, 'half-up') * step;
  const mostOwn = rounded(counted.full, rules.voluntary.value.mostOfWages);
  const { edli, administration } = rules.charges.value;
  return {
    contributionWages: rupees(times(paidOn, 1, partsPerPaisa * counted.days, 'half-up')),
    employee,
    voluntary: Math.max(0, Math.min(voluntary, mostOwn - employee)),
    employerTotal,
    employerProvidentFund: employerTotal - pension,
    pension,
    edli: rounded(Math.min(paidOn, counted.upToCeiling), edli),
    administration: rounded(paidOn, administration),
  };
}

/** Ignores days before the employee joined the fund, and days without a ceiling. */
function countedWages(wages: WageParts, { fundMemberFrom }: ProvidentFundTerms, { month, ceilings }: ProvidentFundRules): CountedWages {
  const joined = fundMemberFrom === undefined || fundMemberFrom <= `${month}-01` ? 1 : fundMemberFrom.startsWith(month) ? Number(fundMemberFrom.slice(8)) : 32;
  const parts = ceilings.map(({ inForce, first, last }) => ({ most: inForce.value * partsPerRupee, days: Math.max(0, last - Math.max(first, joined) + 1) }));
  const [only] = parts;
  if (joined === 1 && only && parts.length === 1) return { full: wages, upToCeiling: Math.min(wages, only.most), days: 1 };
  return {
    full: sum(parts.map(({ days }) => days * wages)),
    upToCeiling: sum(parts.map(({ most, days }) => days * Math.min(wages, most))),
    days: sum(ceilings.map(({ first, last }) => last - first + 1)),
  };
}

function pensionOn(
  { paidOn, upToCeiling }: { readonly paidOn: number; readonly upToCeiling: number },
  { pensionMember = true, higherPension = false }: ProvidentFundTerms,
  rules: ProvidentFundRules,
  rounded: (parts: number, rate: number, whole?: number) => number,
): number {
  if (!pensionMember) return 0;
  const upTo = Math.min(paidOn, upToCeiling);
  if (!higherPension) return rounded(upTo, rules.pension.value);
  return rounded(upTo * rules.pension.value + (paidOn - upTo) * rules.higherPension.value, 1);
}
