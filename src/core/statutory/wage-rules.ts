import type { IsoDate, Percent } from '../calculators/answer-types.ts';
import type { RuleTable } from '../calculators/rule-table.ts';

export interface WageDefinition {
  readonly isInForce: boolean;
  /** Hundredths of a percent of the remuneration. */
  readonly mostExcluded: number;
}

export const codeWagesRule: RuleTable<WageDefinition> = {
  rule: 'code-wages',
  review: '2027-01-31',
  rows: [
    {
      from: '2018-03-29',
      to: '2025-11-20',
      source: 'S.O. 5319(E) to 5322(E); livemint.com, digiliance.in',
      remark: 'before-the-codes',
      status: 'settled',
      value: { isInForce: false, mostExcluded: 10_000 },
    },
    {
      from: '2025-11-21',
      to: null,
      source: 'Code on Wages 2019, s.2(y); Labour Ministry FAQ of December 2025; livemint.com, cajagjit.com, creativebharat.com',
      status: 'settled',
      open: 'provident-fund-in-remuneration',
      value: { isInForce: true, mostExcluded: 5_000 },
    },
  ],
};

/** Start of the codes' wage definition, and the least share of pay that counts as wages. */
export function codeWagesInForce(): { readonly since: IsoDate; readonly leastPercent: Percent } {
  const row = codeWagesRule.rows.find(({ value }) => value.isInForce);
  return { since: row?.from ?? '', leastPercent: 100 - (row?.value.mostExcluded ?? 0) / 100 };
}
