import { wordsIn } from '../words.ts';

/** Sentences of the administration page. */
export const administrationWords = wordsIn(
  'administration',
  () => import(/* webpackChunkName: "administration-en" */ './en.ts'),
  () => import(/* webpackChunkName: "administration-hi" */ './hi.ts'),
);
