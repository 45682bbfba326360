import { wordsIn } from '../words.ts';

/** Sentences of the interviews of a company, of one story, and of the newest of all. */
export const interviewWords = wordsIn(
  'interviews',
  () => import(/* webpackChunkName: "interviews-en" */ './en.ts'),
  () => import(/* webpackChunkName: "interviews-hi" */ './hi.ts'),
);
