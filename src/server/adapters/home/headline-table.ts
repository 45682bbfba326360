import type { HeadlineKind } from '#core/home/headline-stats.ts';
import { day, number, oneOf } from '../database/column.ts';
import { table } from '../database/table.ts';

export const headlineCount = table('headline_count', {
  purpose: 'How many reviews, salaries, interviews and members there are, for the first page. They are printed in two digits, and only from a hundred on.',
  kept: { for: 'always', because: 'It is counted again every hour or every day, and says nothing about any one person.' },
  columns: {
    kind: oneOf<HeadlineKind>('What is counted.', 'everyone'),
    things: number('How many there are.', 'the server').figure('one more'),
    counted_on: day('The day on which they were counted.', 'everyone'),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    headline_count: typeof headlineCount;
  }
}
