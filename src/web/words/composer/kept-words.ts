import { wordsIn } from '../words.ts';

/** Sentences about changes that are found again on the device. */
export const keptWords = wordsIn(
  'kept',
  () => import(/* webpackChunkName: "kept-en" */ './kept-en.ts'),
  () => import(/* webpackChunkName: "kept-hi" */ './kept-hi.ts'),
);
