import type { RuleTable } from '../calculators/rule-table.ts';

export interface StatutoryBonusRule {
  /** Monthly wage up to which a bonus is owed. */
  readonly wageLimit: number;
  /** Monthly wage that counts, or the minimum wage where that is higher. */
  readonly countedLimit: number;
  readonly leastDays: number;
  /** Fraction of the counted wages. */
  readonly least: readonly [numerator: number, denominator: number];
  /** Hundredths of a percent. */
  readonly most: number;
  readonly leastAmount: number;
  /** Months after the end of the accounting year. */
  readonly dueAfterMonths: number;
}

const value: StatutoryBonusRule = {
  wageLimit: 21_000,
  countedLimit: 7_000,
  leastDays: 30,
  least: [1, 12],
  most: 2_000,
  leastAmount: 100,
  dueAfterMonths: 8,
};

export const statutoryBonusRule: RuleTable<StatutoryBonusRule> = {
  rule: 'statutory-bonus',
  review: '2027-01-31',
  rows: [
    { from: '2014-04-01', to: '2025-11-20', source: 'Payment of Bonus Act 1965, s.8 to s.12 and s.19; amendment of 2015', status: 'settled', value },
    {
      from: '2025-11-21',
      to: null,
      source: 'Code on Wages 2019, s.26 and s.39; limits of the amendment of 2015',
      status: 'open',
      open: 'statutory-bonus-limits',
      value,
    },
  ],
};
