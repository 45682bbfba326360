import { wordsIn } from '../words.ts';

/** Sentences of the form in which a salary is given. */
export const salaryFormWords = wordsIn(
  'salaryForm',
  () => import(/* webpackChunkName: "salaryForm-en" */ './form-en.ts'),
  () => import(/* webpackChunkName: "salaryForm-hi" */ './form-hi.ts'),
);
