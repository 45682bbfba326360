import { wordsIn } from '../words.ts';

/** Sentences about changes that are found again on the device. */
export const keptWords = wordsIn(
  'composer',
  () => import(/* webpackChunkName: "composer-en" */ './kept-en.ts'),
  () => import(/* webpackChunkName: "composer-hi" */ './kept-hi.ts'),
);
