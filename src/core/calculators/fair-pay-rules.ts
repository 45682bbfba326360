import type { RuleTable } from './rule-table.ts';
import { fewestContributors } from '../crowds/fewest.ts';

/** Method of comparing pay, in rupees a year. */
export interface FairPayMethod {
  readonly lastMonths: number;
  readonly halvesAfterMonths: number;
  readonly unverifiedWeight: number;
  readonly usualVestingYears: number;
  readonly fewestPeople: number;
  readonly metros: readonly string[];
  readonly outlierScore: number;
  readonly slipScore: number;
  readonly leastMad: number;
  readonly ownMedianFrom: number;
  readonly leastAmount: number;
  readonly mostAmount: number;
  readonly slips: readonly number[];
  readonly leaning: number;
  readonly lowEdge: number;
  readonly highEdge: number;
  /** Sample size and half-width by confidence, highest first. */
  readonly confidence: readonly { readonly people: number; readonly halfWidth: number | null }[];
  /** Steps down by level of the narrowest cell. */
  readonly stepsDown: readonly number[];
  readonly quartilesFrom: number;
  readonly tenthsFrom: number;
  /** Rounding steps by upper limit. */
  readonly rounding: readonly (readonly [below: number | null, step: number])[];
}

export const fairPayMethod: RuleTable<FairPayMethod> = {
  rule: 'fair-pay-method',
  review: '2027-04-15',
  rows: [
    {
      from: '2024-04-01',
      to: null,
      source: 'Method of this comparison; after payscale.com, imercer.com, levels.fyi, pebbles.fyi and hiringtrends.dev',
      status: 'settled',
      value: {
        lastMonths: 36,
        halvesAfterMonths: 24,
        unverifiedWeight: 0.7,
        usualVestingYears: 4,
        fewestPeople: fewestContributors,
        metros: ['delhi', 'mumbai', 'kolkata', 'chennai', 'bengaluru', 'hyderabad', 'pune', 'ahmedabad'],
        outlierScore: 3.5,
        slipScore: 2,
        leastMad: 0.05,
        ownMedianFrom: 10,
        leastAmount: 60_000,
        mostAmount: 500_000_000,
        slips: [12, 1 / 12, 100_000, 1 / 100_000],
        leaning: 10,
        lowEdge: 25,
        highEdge: 75,
        confidence: [
          { people: 100, halfWidth: 0.06 },
          { people: 40, halfWidth: 0.12 },
          { people: 15, halfWidth: 0.22 },
          { people: 8, halfWidth: 0.4 },
          { people: fewestContributors, halfWidth: null },
        ],
        stepsDown: [0, 0, 1, 1, 2, 2],
        quartilesFrom: 12,
        tenthsFrom: 20,
        rounding: [
          [2_000_000, 10_000],
          [10_000_000, 50_000],
          [null, 100_000],
        ],
      },
    },
  ],
};
