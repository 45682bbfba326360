import { day, text } from '../database/column.ts';
import { table } from '../database/table.ts';

export const watchedWord = table('watched_word', {
  purpose: 'Words that hold a text back until a moderator has read it, once an administrator has changed the list.',
  kept: { for: 'always', because: 'It is a list of words and says nothing about any person.' },
  family: 'house',
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
