import type { RuleTable } from '../calculators/rule-table.ts';

const from = '2024-04-01';

/** Fund on arrears, counted with the wages and the ceiling of the month they are for. */
export const providentFundOnArrears: RuleTable<{ readonly isOfOwnMonth: boolean }> = {
  rule: 'provident-fund-on-arrears',
  review: '2027-01-31',
  rows: [
    { from, to: '2026-06-30', source: 'EPF Scheme 1952, para 29', remark: 'payroll-practice', status: 'single source', value: { isOfOwnMonth: true } },
    { from: '2026-07-01', to: null, source: 'EPF Scheme 2026, para 18', remark: 'payroll-practice', status: 'single source', value: { isOfOwnMonth: true } },
  ],
};

/** Relief for arrears of earlier years, on a form filed before the return. */
export const reliefForArrears: RuleTable<{ readonly form: string }> = {
  rule: 'relief-for-arrears',
  review: '2027-02-15',
  rows: [
    { from, to: '2026-03-31', source: 'Income-tax Act 1961, s.89(1); Income-tax Rules 1962, rule 21A', status: 'settled', value: { form: '10E' } },
    { from: '2026-04-01', to: null, source: 'Income-tax Act 2025, s.157(1); eztax.in, CBDT table of forms', status: 'settled', value: { form: '39' } },
  ],
};
