import { wordsIn } from '../words.ts';

/** Sentences of the data map. */
export const privacyWords = wordsIn(
  'dataMap',
  () => import(/* webpackChunkName: "dataMap-en" */ './en.ts'),
  () => import(/* webpackChunkName: "dataMap-hi" */ './hi.ts'),
);
