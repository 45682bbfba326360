import { wordsIn } from '../words.ts';

/** Sentences of "What we recorded". */
export const recordedWords = wordsIn(
  'recorded',
  () => import(/* webpackChunkName: "recorded-en" */ './en.ts'),
  () => import(/* webpackChunkName: "recorded-hi" */ './hi.ts'),
);
