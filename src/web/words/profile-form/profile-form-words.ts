import { wordsIn } from '../words.ts';

/** Sentences of the form in which administrators say the page of a company. */
export const profileFormWords = wordsIn(
  'profileForm',
  () => import(/* webpackChunkName: "profileForm-en" */ './en.ts'),
  () => import(/* webpackChunkName: "profileForm-hi" */ './hi.ts'),
);
