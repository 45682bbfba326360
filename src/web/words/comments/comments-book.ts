import type { Book } from '../book.ts';
import type { CommentWords } from './en.ts';

/** What is said below a post. */
export const commentsBook: Book<CommentWords> = {
  name: 'comments',
  load: async (language) => {
    if (language === 'hi') return (await import(/* webpackChunkName: "comments-hi" */ './hi.ts')).comments;
    return (await import(/* webpackChunkName: "comments-en" */ './en.ts')).comments;
  },
};
