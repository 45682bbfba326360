import { wordsIn } from '../words.ts';

/** Sentences about notifications on this device. */
export const pushWords = wordsIn(
  'quiet',
  () => import(/* webpackChunkName: "quiet-en" */ './push-en.ts'),
  () => import(/* webpackChunkName: "quiet-hi" */ './push-hi.ts'),
);
