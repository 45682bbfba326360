import type { Book } from '../book.ts';
import type { QuestionWords } from './en.ts';

/** What is said over a page on which people talk. */
export const questionsBook: Book<QuestionWords> = {
  name: 'questions',
  load: async (language) => {
    if (language === 'hi') return (await import(/* webpackChunkName: "questions-hi" */ './hi.ts')).questions;
    return (await import(/* webpackChunkName: "questions-en" */ './en.ts')).questions;
  },
};
