import { number, oneOf, text } from '../database/column.ts';
import { table } from '../database/table.ts';

export type JobOptionKind = 'all' | 'company' | 'designation' | 'skill' | 'city' | 'industry' | 'employment' | 'workplace' | 'ctc' | 'freshness';

export const jobOption = table('job_option', {
  purpose: 'How many open jobs there are in all, at each company, and for each job title, skill, city and other filter.',
  kept: { for: 'always', because: 'It is counted again every hour and after each import, and says nothing about any person.' },
  spread: 'everywhere',
  columns: {
    kind: oneOf<JobOptionKind>('What they are counted by.', 'everyone'),
    option: text('Which one: an id, a number, a name in web addresses or a choice of a list; empty for all.', 'everyone', 'list'),
    jobs_count: number('How many open jobs there are.', 'everyone'),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    job_option: typeof jobOption;
  }
}
