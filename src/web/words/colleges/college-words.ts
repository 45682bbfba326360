import { wordsIn } from '../words.ts';

/** Sentences of colleges: their list, and the page of one. */
export const collegeWords = wordsIn(
  'colleges',
  () => import(/* webpackChunkName: "colleges-en" */ './en.ts'),
  () => import(/* webpackChunkName: "colleges-hi" */ './hi.ts'),
);
