import { wordsIn } from '../words.ts';

/** Sentences of the cards that speak up unasked. */
export const nudgeWords = wordsIn(
  'nudges',
  () => import(/* webpackChunkName: "nudges-en" */ './en.ts'),
  () => import(/* webpackChunkName: "nudges-hi" */ './hi.ts'),
);
