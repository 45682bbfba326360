import { number, text } from '../database/column.ts';
import { table } from '../database/table.ts';

export const countDelta = table('count_delta', {
  purpose: 'Changes of counts that are about to be added up. They live for seconds.',
  kept: { for: 'always', because: 'Each row is deleted as soon as it is added up. It says nothing about any person.' },
  columns: {
    id: number('The order in which they came.', 'the server').computed(),
    thing: text('The thing that is counted.', 'the server', 'random name'),
    counter: number('Which of its counts.', 'the server'),
    change: number('By how much.', 'the server').figure('one more'),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    count_delta: typeof countDelta;
  }
}
