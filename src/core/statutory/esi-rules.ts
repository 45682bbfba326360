import type { RuleTable } from '../calculators/rule-table.ts';

const review = '2026-12-31';
const from = '2024-04-01';
const rules2026 = 'Social Security (Central) Rules 2026, G.S.R. 344(E); taxtmi.com, finjinn.com';

export const esiCeiling: RuleTable<{ readonly usual: number; readonly disability: number }> = {
  rule: 'esi-ceiling',
  review,
  rows: [
    {
      from,
      to: '2025-11-20',
      source: 'ESI (Central) Rules 1950, rule 50; taxtmi.com, finjinn.com',
      status: 'settled',
      value: { usual: 21_000, disability: 25_000 },
    },
    {
      from: '2025-11-21',
      to: null,
      source: `${rules2026}, esic.gov.in, indianhrm.com`,
      remark: 'esi-unchanged',
      status: 'open',
      open: 'esi-ceiling-under-code',
      value: { usual: 21_000, disability: 25_000 },
    },
  ],
};

/** Hundredths of a percent of wages, each share rounded up to the rupee. */
export const esiRates: RuleTable<{ readonly employee: number; readonly employer: number }> = {
  rule: 'esi-rates',
  review,
  rows: [
    { from, to: '2026-05-07', source: 'ESI (Central) Rules 1950, rule 51; finjinn.com', status: 'settled', value: { employee: 75, employer: 325 } },
    { from: '2026-05-08', to: null, source: rules2026, status: 'settled', value: { employee: 75, employer: 325 } },
  ],
};

/** Average daily wage up to which the employee pays nothing. */
export const esiDailyWage: RuleTable<{ readonly wage: number; readonly daysInMonth: number }> = {
  rule: 'esi-daily-wage',
  review,
  rows: [
    { from, to: '2026-05-07', source: 'ESI (Central) Rules 1950, rule 52, as changed in 2019', status: 'single source', value: { wage: 176, daysInMonth: 26 } },
    {
      from: '2026-05-08',
      to: null,
      source: 'Rule of 2019; esic.gov.in as read in September 2026',
      status: 'settled',
      value: { wage: 176, daysInMonth: 26 },
    },
  ],
};

export const esiPeriods: RuleTable<{ readonly startMonths: readonly [number, number] }> = {
  rule: 'esi-periods',
  review,
  rows: [{ from, to: null, source: `ESI (General) Regulations 1950, regulation 4; ${rules2026}`, status: 'settled', value: { startMonths: [4, 10] } }],
};
