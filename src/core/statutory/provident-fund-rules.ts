import type { RuleTable } from '../calculators/rule-table.ts';

const review = '2027-01-31';
const from = '2024-04-01';
const scheme2026 = 'EPF Scheme 2026, G.S.R. 525(E); staffnews.in, gazettetracker.com, bdo.in';

/** The wages of a month up to which contributions are owed. */
export const providentFundCeiling: RuleTable<number> = {
  rule: 'provident-fund-ceiling',
  review,
  rows: [
    { from, to: '2026-05-28', source: 'EPF Scheme 1952, ceiling of 1 September 2014', status: 'settled', value: 15_000 },
    {
      from: '2026-05-29',
      to: null,
      source: 'Notification of 29 May 2026 under s.2(89) of the Code on Social Security; ksandk.com, taxtmi.com, bdo.in',
      status: 'settled',
      open: 'provident-fund-ceiling',
      value: 15_000,
    },
  ],
};

/** The contribution of each side, in hundredths of a per cent. */
export const providentFundRate: RuleTable<number> = {
  rule: 'provident-fund-rate',
  review,
  rows: [
    { from, to: '2026-06-30', source: 'EPF and MP Act 1952, s.6; bdo.in', status: 'settled', value: 1200 },
    { from: '2026-07-01', to: null, source: scheme2026, status: 'settled', value: 1200 },
  ],
};

/** The rate of establishments under 20 staff and a few industries. */
export const lowerProvidentFundRate: RuleTable<number> = {
  rule: 'provident-fund-lower-rate',
  review,
  rows: [{ from, to: null, source: 'EPF and MP Act 1952, s.6, notification of 9 April 1997', status: 'single source', value: 1000 }],
};

/** The employer's share that goes to the pension scheme on wages up to the ceiling. */
export const pensionRate: RuleTable<number> = {
  rule: 'pension-rate',
  review,
  rows: [
    { from, to: '2026-06-28', source: "Employees' Pension Scheme 1995, para 3; bdo.in, gazettetracker.com", status: 'settled', value: 833 },
    { from: '2026-06-29', to: null, source: "Employees' Pension Scheme 2026, G.S.R. 527(E); staffnews.in, gazettetracker.com", status: 'settled', value: 833 },
  ],
};

/** The contribution of members of the old joint option on wages above the ceiling. */
export const higherPensionRate: RuleTable<number> = {
  rule: 'higher-pension-rate',
  review,
  rows: [{ from, to: null, source: "Employees' Pension Scheme, joint option; gazettetracker.com (30 June 2026)", status: 'single source', value: 949 }],
};

/** Each contribution goes to the nearest rupee, half up. */
export const providentFundRounding: RuleTable<{ readonly toRupees: number }> = {
  rule: 'provident-fund-rounding',
  review,
  rows: [{ from, to: null, source: 'EPF Scheme 1952, para 29(4); comply4hr.com', status: 'single source', value: { toRupees: 1 } }],
};

/** Insurance and administration, which some employers put into the CTC. */
export const employerChargeRates: RuleTable<{ readonly edli: number; readonly edliMost: number; readonly administration: number }> = {
  rule: 'employer-charges',
  review,
  rows: [
    {
      from,
      to: null,
      source: 'EDLI Scheme 1976 and administration charges of the EPFO; bdo.in',
      status: 'single source',
      value: { edli: 50, edliMost: 75, administration: 50 },
    },
  ],
};
