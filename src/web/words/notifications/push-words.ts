import { wordsIn } from '../words.ts';

/** Sentences about notifications on this device. */
export const pushWords = wordsIn(
  'push',
  () => import(/* webpackChunkName: "push-en" */ './push-en.ts'),
  () => import(/* webpackChunkName: "push-hi" */ './push-hi.ts'),
);
