import type { Book } from '../book.ts';
import type { ComposerWords } from './en.ts';

/** What is said while somebody writes a post. */
export const composerBook: Book<ComposerWords> = {
  name: 'composer',
  load: async (language) => {
    if (language === 'hi') return (await import(/* webpackChunkName: "composer-hi" */ './hi.ts')).composer;
    return (await import(/* webpackChunkName: "composer-en" */ './en.ts')).composer;
  },
};
