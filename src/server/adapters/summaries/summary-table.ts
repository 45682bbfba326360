import { oneOf, text } from '../database/column.ts';
import { table } from '../database/table.ts';
import type { SummaryName } from './summary-name.ts';

export const staleSummary = table('stale_summary', {
  purpose: 'Companies whose figures are to be made again. A row lives for seconds.',
  kept: { for: 'always', because: 'Each row is deleted as soon as the figures are made. It says nothing about any person.' },
  spread: 'by company',
  columns: {
    company_id: text('The company.', 'the server', 'random name'),
    summary: oneOf<SummaryName>('Which figures.', 'the server'),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    stale_summary: typeof staleSummary;
  }
}
