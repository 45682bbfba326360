import { companyId, day, number, text } from '../database/column.ts';
import { table } from '../database/table.ts';

export const companyNews = table('company_news', {
  purpose: 'What is new on the page of a company, for its followers. Who they are is in no row: each reader asks with the list that their browser stores.',
  kept: { for: 'days', days: 90 },
  datedBy: 'noted_on',
  spread: 'by company',
  columns: {
    id: text('A random name.', 'everyone', 'random name'),
    company_id: companyId,
    title: text('What is new, in a line.', 'everyone', 'employers'),
    noted_on: day('The day on which it came.', 'everyone'),
    place: number('Its number, by which a browser knows what it has shown already.', 'everyone').computed(),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    company_news: typeof companyNews;
  }
}
