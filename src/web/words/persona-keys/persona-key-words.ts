import { wordsIn } from '../words.ts';

/** Sentences of the page of the made-up name. */
export const personaKeyWords = wordsIn(
  'madeUpName',
  () => import(/* webpackChunkName: "madeUpName-en" */ './en.ts'),
  () => import(/* webpackChunkName: "madeUpName-hi" */ './hi.ts'),
);
