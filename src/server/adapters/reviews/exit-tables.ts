import type { CountedFact, ExitFigures } from '#core/reviews/exit-figures.ts';
import { json, number, oneOf, text } from '../database/column.ts';
import { table } from '../database/table.ts';

export const exitBatch = table('exit_batch', {
  purpose: 'Which answers about leaving are counted together. They are counted five new ones at a time, so that no figure changes by one person.',
  kept: { for: 'always', because: 'It goes with the review.' },
  goesWith: 'review',
  family: 'company',
  home: 'company_id',
  columns: {
    company_id: text('The company.', 'the server', 'random name'),
    review_id: text('The review it was said with.', 'the server', 'random name'),
    fact: oneOf<CountedFact>('What was said.', 'the server'),
    batch: text('The batch it is counted in; empty while it waits.', 'the server', 'random name').generated(),
    size: number('How many that batch has.', 'the server').generated(),
    value: number('What it said when it was counted.', 'the server').orNull(),
  },
});

export const exitFigure = table('exit_figure', {
  purpose: 'What leaving a company takes: shares, middles and spreads of five people on, rounded.',
  kept: { for: 'always', because: 'It is made anew of what is counted whenever a review comes or goes, and says nothing of any one person.' },
  family: 'company',
  home: 'company_id',
  columns: {
    company_id: text('The company.', 'everyone', 'random name'),
    figures: json<ExitFigures>('The figures.', 'everyone', 'product'),
  },
});
