import { inForceIn } from '../calculators/financial-year.ts';
import { ageGroups } from './income-tax-rules.ts';
import type { TaxPayer } from './income-tax-types.ts';
import type { AgeGroup, FinancialYear } from '../calculators/person-types.ts';

/** Ages at which the old regime raises the untaxed income. */
export interface SeniorAges {
  readonly senior: number;
  readonly verySenior: number;
}

export const seniorAges = (year: FinancialYear): SeniorAges => inForceIn(ageGroups, year).value;

/** Age is reached the day before a birthday, so 1 April still counts. */
export function ageGroupIn(year: FinancialYear, { ageGroup, age, bornOn }: TaxPayer): AgeGroup {
  if (bornOn === undefined && age === undefined) return ageGroup ?? 'below-60';
  const { senior, verySenior } = seniorAges(year);
  const endYear = Number(`20${year.slice(5)}`);
  const isAtLeast = (years: number): boolean => (bornOn === undefined ? (age ?? 0) >= years : bornOn <= `${endYear - years}-04-01`);
  if (isAtLeast(verySenior)) return '80-or-more';
  return isAtLeast(senior) ? '60-to-79' : 'below-60';
}
