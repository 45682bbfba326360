import { companyId, number } from '../database/column.ts';
import { ofCompany, table } from '../database/table.ts';

export const collegeFigure = table('college_figure', {
  purpose: 'Which companies came to which college, as stories of interviews tell. No profile is counted.',
  kept: { for: 'always', because: 'It is made anew whenever a story comes, goes or changes, and says nothing that stories do not say themselves.' },
  ...ofCompany,
  columns: {
    college_id: number('The college.', 'everyone'),
    company_id: companyId,
    designation_id: number('The job it came for, by its number; 0 where no story tells it.', 'everyone').generated(),
    interviews_count: number('How many stories tell of it.', 'everyone'),
    offers_count: number('How many of these ended with an offer.', 'everyone'),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    college_figure: typeof collegeFigure;
  }
}
