import type { RuleTable } from '../calculators/rule-table.ts';

const review = '2027-02-15';
const from = '2024-04-01';

/** Deduction at the average rate on the estimated salary, made up for in later months. */
export const salaryTds: RuleTable<{ readonly isAverageRate: boolean }> = {
  rule: 'salary-tds',
  review,
  rows: [
    { from, to: '2026-03-31', source: 'Income-tax Act 1961, s.192(1) and (3); taxguru.in', status: 'settled', value: { isAverageRate: true } },
    { from: '2026-04-01', to: null, source: 'Income-tax Act 2025, s.392(1) and (5); taxguru.in', status: 'settled', value: { isAverageRate: true } },
  ],
};

/** Form that declares salary and tax of an earlier employer. */
export const previousEmployerForm: RuleTable<{ readonly form: string }> = {
  rule: 'previous-employer-form',
  review,
  rows: [
    { from, to: '2026-03-31', source: 'Income-tax Act 1961, s.192(2); Income-tax Rules 1962, rule 26A', status: 'settled', value: { form: '12B' } },
    {
      from: '2026-04-01',
      to: null,
      source: 'Income-tax Act 2025, s.392(4)(a); Income-tax Rules 2026, rule 204(1); taxheal.com, CBDT table of forms',
      status: 'settled',
      value: { form: '122' },
    },
  ],
};
