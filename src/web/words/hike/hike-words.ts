import { wordsIn } from '../words.ts';

/** Sentences of the hike calculator. */
export const hikeWords = wordsIn(
  'hike-words',
  () => import(/* webpackChunkName: "hike-words-en" */ './en.ts'),
  () => import(/* webpackChunkName: "hike-words-hi" */ './hi.ts'),
);
