import type { Book } from '../book.ts';
import type { TalkWords } from './en.ts';

/** What is said where people read, vote and answer. */
export const talkBook: Book<TalkWords> = {
  name: 'talk',
  load: async (language) => {
    if (language === 'hi') return (await import(/* webpackChunkName: "talk-hi" */ './hi.ts')).talk;
    return (await import(/* webpackChunkName: "talk-en" */ './en.ts')).talk;
  },
};
