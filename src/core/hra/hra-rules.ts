import type { RuleTable } from '../calculators/rule-table.ts';

const from = '2024-04-01';

/** Cities where half of the salary counts. */
export const hraCities: RuleTable<readonly string[]> = {
  rule: 'hra-cities',
  review: '2027-02-15',
  rows: [
    {
      from,
      to: '2026-03-31',
      source: 'Income-tax Rules 1962, rule 2A; livemint.com, financialexpress.com',
      status: 'settled',
      value: ['delhi', 'mumbai', 'kolkata', 'chennai'],
    },
    {
      from: '2026-04-01',
      to: null,
      source: 'Income-tax Rules 2026, rule 279, G.S.R. 198(E) of 20 March 2026; taxguru.in, livemint.com, ndtvprofit.com',
      status: 'settled',
      value: ['delhi', 'mumbai', 'kolkata', 'chennai', 'bengaluru', 'hyderabad', 'pune', 'ahmedabad'],
    },
  ],
};

export const hraShares: RuleTable<{ readonly listed: number; readonly other: number; readonly rentAbove: number }> = {
  rule: 'hra-shares',
  review: '2027-02-15',
  rows: [
    {
      from,
      to: null,
      source: 'Income-tax Act 1961, s.10(13A); from 1 April 2026 Income-tax Rules 2026, rule 279 and Schedule III',
      status: 'settled',
      value: { listed: 5_000, other: 4_000, rentAbove: 1_000 },
    },
  ],
};

/** Yearly rent above which the landlord's PAN is required, and the form for it. */
export const hraLandlord: RuleTable<{ readonly rentAbove: number; readonly form: '12BB' | '124' }> = {
  rule: 'hra-landlord',
  review: '2027-02-15',
  rows: [
    { from, to: '2026-03-31', source: 'Income-tax Rules 1962, rule 26C; deccanchronicle.com', status: 'settled', value: { rentAbove: 100_000, form: '12BB' } },
    {
      from: '2026-04-01',
      to: null,
      source: 'Income-tax Rules 2026, rule 205, Form 124; CBDT table of forms, deccanchronicle.com, aliceblueonline.com',
      status: 'settled',
      value: { rentAbove: 100_000, form: '124' },
    },
  ],
};
