import { wordsIn } from '../words.ts';

/** Sentences of the form in which an interview is told. */
export const interviewFormWords = wordsIn(
  'interviewForm',
  () => import(/* webpackChunkName: "interviewForm-en" */ './form-en.ts'),
  () => import(/* webpackChunkName: "interviewForm-hi" */ './form-hi.ts'),
);
