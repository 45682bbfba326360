import type { RuleTable } from '../calculators/rule-table.ts';

const review = '2027-01-31';
const from = '2024-04-01';
const scheme2026 = 'EPF Scheme 2026, G.S.R. 525(E), para 18(2), S.O. 3582(E); staffnews.in, gazettetracker.com, bdo.in';

export const providentFundCeiling: RuleTable<number> = {
  rule: 'provident-fund-ceiling',
  review,
  rows: [
    { from, to: '2026-05-28', source: 'EPF Scheme 1952, ceiling of 1 September 2014', status: 'settled', value: 15_000 },
    {
      from: '2026-05-29',
      to: '2026-09-16',
      source: 'S.O. 2702(E) of 29 May 2026 under s.2(89) of the Code on Social Security; ksandk.com, taxtmi.com, bdo.in',
      status: 'settled',
      value: 15_000,
    },
    {
      from: '2026-09-17',
      to: null,
      source: 'S.O. 5109(E), Gazette of India No. 4918 of 17 September 2026; EPFO circular of 25 September 2026, PIB 2310811',
      status: 'settled',
      open: 'september-2026-return',
      value: 25_000,
    },
  ],
};

/** Contribution of each side in hundredths of a percent. */
export const providentFundRate: RuleTable<number> = {
  rule: 'provident-fund-rate',
  review,
  rows: [
    { from, to: '2026-06-30', source: 'EPF and MP Act 1952, s.6; bdo.in', status: 'settled', value: 1200 },
    { from: '2026-07-01', to: null, source: scheme2026, status: 'settled', value: 1200 },
  ],
};

/** Rate for establishments under 20 staff and a few industries. */
export const lowerProvidentFundRate: RuleTable<number> = {
  rule: 'provident-fund-lower-rate',
  review,
  rows: [{ from, to: null, source: 'EPF and MP Act 1952, s.6, notification of 9 April 1997', status: 'single source', value: 1000 }],
};

/** Part of the employer's share for the pension scheme, on wages up to the ceiling. */
export const pensionRate: RuleTable<number> = {
  rule: 'pension-rate',
  review,
  rows: [
    { from, to: '2026-06-28', source: "Employees' Pension Scheme 1995, para 3; bdo.in, gazettetracker.com", status: 'settled', value: 833 },
    {
      from: '2026-06-29',
      to: null,
      source: "Employees' Pension Scheme 2026, G.S.R. 527(E), para 4(1); staffnews.in, gazettetracker.com",
      status: 'settled',
      open: 'pension-share-fraction',
      value: 833,
    },
  ],
};

/** Contribution under the old joint option on wages above the ceiling. */
export const higherPensionRate: RuleTable<number> = {
  rule: 'higher-pension-rate',
  review,
  rows: [{ from, to: null, source: "Employees' Pension Scheme, joint option; gazettetracker.com (30 June 2026)", status: 'single source', value: 949 }],
};

/** Rounds each contribution to the nearest rupee, half up. */
export const providentFundRounding: RuleTable<{ readonly toRupees: number }> = {
  rule: 'provident-fund-rounding',
  review,
  rows: [
    { from, to: '2026-06-30', source: 'EPF Scheme 1952, para 29(4); comply4hr.com, staffnews.in', status: 'settled', value: { toRupees: 1 } },
    {
      from: '2026-07-01',
      to: null,
      source: "EPF Scheme 2026, para 18(5); Employees' Pension Scheme 2026, para 4(3); staffnews.in, gazettetracker.com",
      status: 'settled',
      value: { toRupees: 1 },
    },
  ],
};

/** Share of full wages, with the total own share limited in hundredths of a percent. */
export const voluntaryProvidentFund: RuleTable<{ readonly mostOfWages: number }> = {
  rule: 'voluntary-provident-fund',
  review,
  rows: [
    { from, to: '2026-06-30', source: 'EPF Scheme 1952, para 26(6)', remark: 'payroll-practice', status: 'single source', value: { mostOfWages: 10_000 } },
    { from: '2026-07-01', to: null, source: 'EPF Scheme 2026, para 19; staffnews.in', status: 'single source', value: { mostOfWages: 10_000 } },
  ],
};

/** Insurance up to the wage ceiling and administration, which some employers include in the CTC. */
export const employerChargeRates: RuleTable<{ readonly edli: number; readonly administration: number }> = {
  rule: 'employer-charges',
  review,
  rows: [
    {
      from,
      to: '2026-06-30',
      source: 'EDLI Scheme 1976 and administration charges of the EPFO (2018); bdo.in',
      status: 'single source',
      value: { edli: 50, administration: 50 },
    },
    {
      from: '2026-07-01',
      to: null,
      source: 'EDLI Scheme 2026, G.S.R. 526(E), para 5(1), S.O. 3581(E); EPFO (2018)',
      status: 'open',
      open: 'provident-fund-administration',
      value: { edli: 50, administration: 50 },
    },
  ],
};
