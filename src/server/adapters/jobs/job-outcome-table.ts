import { fewestContributors } from '#core/crowds/fewest.ts';
import { companyId, number, text } from '../database/column.ts';
import { table } from '../database/table.ts';

export const jobOutcomeFigure = table('job_outcome_figure', {
  purpose: `How many people reported what became of their applications, at a company and for each job. It is read from at least ${fewestContributors} people.`,
  kept: { for: 'always', because: 'It counts people, and says nothing about any one of them.' },
  spread: 'by company',
  columns: {
    company_id: companyId,
    job_id: text('The job; empty for all jobs of the company.', 'everyone', 'random name').generated(),
    people: number('How many people reported something.', 'the server').figure('crowd'),
    silent: number('How many were never answered.', 'the server').figure('crowd'),
    rejected: number('How many were rejected.', 'the server').figure('crowd'),
    offered: number('How many got an offer.', 'the server').figure('crowd'),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    job_outcome_figure: typeof jobOutcomeFigure;
  }
}
