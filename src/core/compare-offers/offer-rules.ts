import type { RuleTable } from '../calculators/rule-table.ts';

/** Spreads stock and one-time sums when offers are compared. */
export interface OfferMethod {
  /** Years of vesting assumed when unknown, and the shortest and longest that occur. */
  readonly vestingUsual: number;
  readonly vestingShortest: number;
  readonly vestingLongest: number;
  /** Years considered, over which one-time sums are spread. */
  readonly years: number;
  /** Variable pay at the low and high end, in hundredths of a per cent. */
  readonly variableLow: number;
  readonly variableHigh: number;
}

export const offerMethod: RuleTable<OfferMethod> = {
  rule: 'offer-method',
  review: '2027-04-15',
  rows: [
    {
      from: '2024-04-01',
      to: null,
      source: 'levels.fyi',
      remark: 'comparison-method',
      status: 'settled',
      value: { vestingUsual: 4, vestingShortest: 3, vestingLongest: 5, years: 4, variableLow: 0, variableHigh: 10_000 },
    },
  ],
};
