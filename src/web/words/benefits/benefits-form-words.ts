import { wordsIn } from '../words.ts';

/** Sentences of the form in which benefits are shared. */
export const benefitsFormWords = wordsIn(
  'benefitsForm',
  () => import(/* webpackChunkName: "benefitsForm-en" */ './form-en.ts'),
  () => import(/* webpackChunkName: "benefitsForm-hi" */ './form-hi.ts'),
);
