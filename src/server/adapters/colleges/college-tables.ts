import { companyId, number } from '../database/column.ts';
import { table } from '../database/table.ts';

export const collegeFigure = table('college_figure', {
  purpose: 'Which companies came to which college, according to shared interviews. No profile is counted.',
  kept: { for: 'always', because: 'It is made again whenever an interview is added, deleted or changed, and says only what interviews say themselves.' },
  spread: 'by company',
  columns: {
    college_id: number('The college.', 'everyone'),
    company_id: companyId,
    designation_id: number('The job it came for, by its number; 0 if no interview says it.', 'everyone').generated(),
    interviews_count: number('How many interviews that count say so.', 'everyone').figure('proven rows'),
    offers_count: number('How many of these ended with an offer.', 'everyone').figure('proven rows'),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    college_figure: typeof collegeFigure;
  }
}
