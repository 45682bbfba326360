import { wordsIn } from '../words.ts';

/** Sentences of the form in which an interview is shared. */
export const interviewFormWords = wordsIn(
  'interviewForm',
  () => import(/* webpackChunkName: "interviewForm-en" */ './form-en.ts'),
  () => import(/* webpackChunkName: "interviewForm-hi" */ './form-hi.ts'),
);
