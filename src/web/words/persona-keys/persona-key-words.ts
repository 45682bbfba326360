import { wordsIn } from '../words.ts';

/** Sentences of the page of the made-up name. */
export const personaKeyWords = wordsIn(
  'personas',
  () => import(/* webpackChunkName: "personas-en" */ './en.ts'),
  () => import(/* webpackChunkName: "personas-hi" */ './hi.ts'),
);
