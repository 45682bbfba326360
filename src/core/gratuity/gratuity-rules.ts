import type { RuleTable } from '../calculators/rule-table.ts';

const review = '2027-01-31';
const from = '2018-03-29';

/** Days of wages for a year, of so many days in a month. */
export interface GratuityFormula {
  readonly days: number;
  readonly ofDays: number;
  /** Part of a year longer than so many months counts as a year; null means that only completed years count. */
  readonly fullYearAboveMonths: number | null;
}

export const gratuityCovered: RuleTable<GratuityFormula> = {
  rule: 'gratuity-formula',
  review,
  rows: [
    {
      from,
      to: '2025-11-20',
      source: 'Payment of Gratuity Act 1972, s.4(2); citehr.com',
      status: 'settled',
      value: { days: 15, ofDays: 26, fullYearAboveMonths: 6 },
    },
    {
      from: '2025-11-21',
      to: null,
      source: 'Code on Social Security 2020, s.53(2); citehr.com, crmleaf/payroll-core',
      status: 'settled',
      value: { days: 15, ofDays: 26, fullYearAboveMonths: 6 },
    },
  ],
};

export const gratuityNotCovered: RuleTable<GratuityFormula> = {
  rule: 'gratuity-formula-not-covered',
  review,
  rows: [
    {
      from,
      to: null,
      source: 'Income-tax Act 1961, s.10(10)(iii); citehr.com (24469), pdfcoke.com',
      status: 'settled',
      value: { days: 15, ofDays: 30, fullYearAboveMonths: null },
    },
  ],
};

/** Years of service, and what stands in for them. */
export interface GratuityService {
  readonly years: number;
  /** Days worked in the year after so many full years, in a six-day and in a five-day week. */
  readonly afterYears: number;
  readonly daysSix: number;
  readonly daysFive: number;
}

export const gratuityService: RuleTable<GratuityService> = {
  rule: 'gratuity-service',
  review,
  rows: [
    {
      from,
      to: null,
      source: 'Payment of Gratuity Act 1972, s.4(1); Code on Social Security 2020, s.53(1); Madras High Court, Mettur Beardsell',
      status: 'settled',
      value: { years: 5, afterYears: 4, daysSix: 240, daysFive: 190 },
    },
  ],
};

/** The months that give a fixed term a gratuity, with a longer part of a year as a year and a shorter one pro rata; null where it takes the usual years. */
export const gratuityFixedTerm: RuleTable<number | null> = {
  rule: 'gratuity-fixed-term',
  review,
  rows: [
    { from, to: '2025-11-20', source: 'Payment of Gratuity Act 1972, s.4(1)', status: 'settled', value: null },
    {
      from: '2025-11-21',
      to: null,
      source: 'Code on Social Security 2020, s.53(2); Social Security (Central) Rules 2026, rule 33(1)(a), G.S.R. 344(E); lawspedia.in, KPMG 2026-127',
      status: 'open',
      open: 'gratuity-pro-rata',
      value: 12,
    },
  ],
};

/** Whether a gratuity after a death is counted by months instead of full years. */
export const gratuityAfterDeath: RuleTable<{ readonly isProRata: boolean }> = {
  rule: 'gratuity-after-death',
  review,
  rows: [
    { from, to: '2025-11-20', source: 'Payment of Gratuity Act 1972, s.4(2)', status: 'settled', value: { isProRata: false } },
    {
      from: '2025-11-21',
      to: null,
      source: 'Code on Social Security 2020, s.53(2), last proviso',
      status: 'open',
      open: 'gratuity-pro-rata',
      value: { isProRata: true },
    },
  ],
};

/** The most that the law makes an employer pay. */
export const gratuityCeiling: RuleTable<number> = {
  rule: 'gratuity-ceiling',
  review,
  rows: [
    { from, to: '2025-11-20', source: 'Notification of 29 March 2018; citehr.com', status: 'single source', value: 2_000_000 },
    {
      from: '2025-11-21',
      to: null,
      source: 'Notification of 29 March 2018; Code on Social Security 2020, s.53(3)',
      status: 'open',
      open: 'gratuity-ceiling-under-code',
      value: 2_000_000,
    },
  ],
};

/** The gratuity that may be free of tax in a lifetime, for all but government staff. */
export const gratuityTaxLimit: RuleTable<number> = {
  rule: 'gratuity-tax-limit',
  review,
  rows: [{ from, to: null, source: 'Income-tax Act 1961, s.10(10); taxsmooth.com, zentaxconsultants.com', status: 'settled', value: 2_000_000 }],
};
