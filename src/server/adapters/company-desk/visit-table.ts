import { companyId, day, number } from '../database/column.ts';
import { table } from '../database/table.ts';

export const companyVisit = table('company_visit', {
  purpose:
    'How often pages of a company were opened, and how often a search was answered with it, counted by week. Who did so, from where, or by what words is not stored anywhere.',
  kept: { for: 'days', days: 420 },
  datedBy: 'week',
  spread: 'by company',
  columns: {
    company_id: companyId,
    week: day('The Monday of the week. Days and times are not saved.', 'the server'),
    times: number('How often. The company reads it in steps, from 100 on.', 'the server').figure('one more'),
    searches: number('How often a search was answered with it.', 'the server').figure('one more').generated(),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    company_visit: typeof companyVisit;
  }
}
