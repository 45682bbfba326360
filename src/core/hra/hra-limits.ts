import { times, wholeRate, type Paise } from '../calculators/exact.ts';
import { inForceIn } from '../calculators/financial-year.ts';
import { hraCities, hraShares } from './hra-rules.ts';
import type { InForce } from '../calculators/rule-table.ts';
import type { FinancialYear } from '../calculators/person-types.ts';

export interface HraRules {
  readonly cities: InForce<readonly string[]>;
  readonly shares: InForce<{ readonly listed: number; readonly other: number; readonly rentAbove: number }>;
}

/** Three limits and the least of them, in paise. */
export interface HraLimits {
  readonly received: Paise;
  readonly rentAboveTenth: Paise;
  readonly shareOfSalary: Paise;
  readonly exempt: Paise;
}

export const hraRules = (year: FinancialYear): HraRules => ({ cities: inForceIn(hraCities, year), shares: inForceIn(hraShares, year) });

const otherNames: Readonly<Record<string, string>> = {
  'new-delhi': 'delhi',
  bombay: 'mumbai',
  calcutta: 'kolkata',
  madras: 'chennai',
  bangalore: 'bengaluru',
  poona: 'pune',
};

export function isListedCity(city: string | undefined, { cities }: HraRules): boolean {
  const name = (city ?? '').trim().toLowerCase().replaceAll(/\s+/g, '-');
  return cities.value.includes(otherNames[name] ?? name);
}

/** Never negative; without rent nothing is exempt. */
export function hraLimits(salary: Paise, received: Paise, rent: Paise, isListed: boolean, { shares }: HraRules): HraLimits {
  const { listed, other, rentAbove } = shares.value;
  const exactRent = rent - times(salary, rentAbove, wholeRate, 'half-up');
  const rentAboveTenth = rent > 0 ? Math.max(0, exactRent) : 0;
  const shareOfSalary = times(salary, isListed ? listed : other, wholeRate, 'half-up');
  return { received, rentAboveTenth, shareOfSalary, exempt: Math.min(received, rentAboveTenth, shareOfSalary) };
}
