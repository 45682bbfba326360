import { wordsIn } from '../words.ts';

/** Sentences about what in a draft may give its author away. */
export const exposureWords = wordsIn(
  'exposure',
  () => import(/* webpackChunkName: "exposure-en" */ './en.ts'),
  () => import(/* webpackChunkName: "exposure-hi" */ './hi.ts'),
);
