import type { RuleTable } from '../calculators/rule-table.ts';

const review = '2027-01-31';
const from = '2018-03-29';

/** Days of wages per year, out of the days of a month. */
export interface GratuityFormula {
  readonly days: number;
  readonly ofDays: number;
  /** Longer part of a year counts as a full one; null for completed years only. */
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

export interface GratuityService {
  readonly years: number;
  /** Days worked in the following year that suffice, for six-day and five-day weeks. */
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

/** Months that entitle a fixed term; null where the usual years apply. */
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

/** Counts by months instead of full years after a death. */
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

/** Legal maximum an employer must pay. */
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

/** Lifetime tax-free gratuity, except for government staff. */
export const gratuityTaxLimit: RuleTable<number> = {
  rule: 'gratuity-tax-limit',
  review,
  rows: [{ from, to: null, source: 'Income-tax Act 1961, s.10(10); taxsmooth.com, zentaxconsultants.com', status: 'settled', value: 2_000_000 }],
};
