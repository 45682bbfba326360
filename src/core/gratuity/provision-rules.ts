import type { RuleTable } from '../calculators/rule-table.ts';

/** Share of basic pay set aside in a CTC, in hundredths of a per cent. */
export const gratuityProvision: RuleTable<number> = {
  rule: 'gratuity-provision',
  review: '2027-01-31',
  rows: [{ from: '2018-03-29', to: null, source: 'Code on Social Security 2020, s.53(2): 15 ÷ 26 ÷ 12', status: 'settled', value: 481 }],
};
