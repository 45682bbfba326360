import { companyId, number, text } from '../database/column.ts';
import { ofCompany, table } from '../database/table.ts';

export const jobOutcomeFigure = table('job_outcome_figure', {
  purpose: 'How many people reported what became of their applications, counted every hour. They are read of a crowd alone.',
  kept: { for: 'always', because: 'It is counted every hour of what members report, and names nobody.' },
  ...ofCompany,
  columns: {
    company_id: companyId,
    job_id: text('The job; empty for all jobs of the company.', 'the server', 'random name'),
    people: number('How many people reported.', 'the server'),
    silent: number('How many of them had no answer.', 'the server'),
    rejected: number('How many were refused.', 'the server'),
    offered: number('How many had an offer.', 'the server'),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    job_outcome_figure: typeof jobOutcomeFigure;
  }
}
