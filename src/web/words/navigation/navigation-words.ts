import { wordsIn } from '../words.ts';

/** Sentences of the frame around every screen. */
export const navigationWords = wordsIn(
  'words',
  () => import(/* webpackChunkName: "words-en" */ './en.ts'),
  () => import(/* webpackChunkName: "words-hi" */ './hi.ts'),
);
