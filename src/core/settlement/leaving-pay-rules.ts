import type { RuleTable } from '../calculators/rule-table.ts';
import type { GratuityFormula } from '../gratuity/gratuity-rules.ts';

const review = '2027-01-31';

export interface LeaveTaxLimits {
  /** Months of average salary. */
  readonly months: number;
  /** Days of leave per completed year, out of the days of a month. */
  readonly daysOfYear: number;
  readonly ofDays: number;
  readonly lifetime: number;
}

const leaveLimits: LeaveTaxLimits = { months: 10, daysOfYear: 30, ofDays: 30, lifetime: 2_500_000 };

export const leaveTaxLimit: RuleTable<LeaveTaxLimits> = {
  rule: 'leave-encashment-limit',
  review,
  rows: [
    { from: '2023-04-01', to: '2026-03-31', source: 'Income-tax Act 1961, s.10(10AA); CBDT notification 31/2023', status: 'settled', value: leaveLimits },
    {
      from: '2026-04-01',
      to: null,
      source: 'Income-tax Act 2025, s.19(1), Table; CBDT notification 31/2023; taxtmi.com (26 March 2026)',
      status: 'settled',
      open: 'leave-encashment-limit',
      value: leaveLimits,
    },
  ],
};

/** Effect of a recovery for short notice on the taxable salary, unless the employer says otherwise. */
export const noticeTax: RuleTable<{ readonly lowersTaxable: boolean }> = {
  rule: 'notice-recovery-tax',
  review,
  rows: [
    {
      from: '2018-03-29',
      to: null,
      source: 'Income-tax Act 2025, s.19; Nandinho Rebello, ITA 2378/Ahd/2013 (18 April 2017)',
      status: 'open',
      open: 'notice-recovery',
      value: { lowersTaxable: false },
    },
  ],
};

/** Hundredths of a percent of the wages of a period. */
export const wageDeductionLimit: RuleTable<number> = {
  rule: 'wage-deduction-limit',
  review,
  rows: [
    { from: '1937-03-28', to: '2025-11-20', source: 'Payment of Wages Act 1936, s.7(3)', status: 'settled', open: 'notice-recovery', value: 5_000 },
    { from: '2025-11-21', to: null, source: 'Code on Wages 2019, s.18(3)', status: 'settled', open: 'notice-recovery', value: 5_000 },
  ],
};

export interface Retrenchment extends GratuityFormula {
  /** Months of service that entitle a worker. */
  readonly leastMonths: number;
  readonly noticeDays: number;
  /** Days of last wages that go to the worker through the re-skilling fund. */
  readonly fundDays: number;
  readonly fundWithinDays: number;
}

const halfMonth = { days: 15, ofDays: 30, fullYearAboveMonths: 6, leastMonths: 12, noticeDays: 30 };
const halfMonthCase = 'Guru Jambheshwar University v. Dharam Pal (2007): half a month for each year';

export const retrenchmentRule: RuleTable<Retrenchment> = {
  rule: 'retrenchment-pay',
  review,
  rows: [
    {
      from: '2007-01-17',
      to: '2025-11-20',
      source: `Industrial Disputes Act 1947, s.25F; ${halfMonthCase}`,
      status: 'settled',
      value: { ...halfMonth, fundDays: 0, fundWithinDays: 0 },
    },
    {
      from: '2025-11-21',
      to: null,
      source: `Industrial Relations Code 2020, s.70 and s.83; ${halfMonthCase}`,
      status: 'open',
      open: 'retrenchment-pay',
      value: { ...halfMonth, fundDays: 15, fundWithinDays: 45 },
    },
  ],
};

export const retrenchmentTaxLimit: RuleTable<number> = {
  rule: 'retrenchment-tax-limit',
  review,
  rows: [
    { from: '1997-01-01', to: '2026-03-31', source: 'Income-tax Act 1961, s.10(10B); taxtmi.com, maxutils.com', status: 'settled', value: 500_000 },
    { from: '2026-04-01', to: null, source: 'Income-tax Act 2025, s.19; taxtmi.com (26 March 2026)', status: 'open', open: 'retrenchment-pay', value: 500_000 },
  ],
};
