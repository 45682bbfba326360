import { day, text } from '../database/column.ts';
import { table } from '../database/table.ts';

export const watchedWord = table('watched_word', {
  purpose: 'Words that make a text wait until a moderator has read it. The table is empty until an administrator changes the list.',
  kept: { for: 'always', because: 'It is a list of words and says nothing about any person.' },
  columns: {
    word: text('The word.', 'operator', 'administrator'),
    added_on: day('The day it was added.', 'operator'),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    watched_word: typeof watchedWord;
  }
}
