import { wordsIn } from '../words.ts';

/** Sentences of the form in which photos are sent. */
export const photoFormWords = wordsIn(
  'photoForm',
  () => import(/* webpackChunkName: "photoForm-en" */ './form-en.ts'),
  () => import(/* webpackChunkName: "photoForm-hi" */ './form-hi.ts'),
);
