import { companyId, day, number } from '../database/column.ts';
import { ofCompany, table } from '../database/table.ts';

export const companyVisit = table('company_visit', {
  purpose: 'How often pages of a company were opened, counted by week. Who opened them, from where, or after what search is not stored anywhere.',
  kept: { for: 'days', days: 420 },
  datedBy: 'week',
  ...ofCompany,
  columns: {
    company_id: companyId,
    week: day('The Monday of the week. Days and times are not saved.', 'the server'),
    times: number('How often. The company reads it in steps, from 100 on.', 'the server').figure('one more'),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    company_visit: typeof companyVisit;
  }
}
