import { wordsIn } from '../words.ts';

/** Sentences about what in a draft may give its author away. */
export const exposureWords = wordsIn(
  'contributions',
  () => import(/* webpackChunkName: "contributions-en" */ './en.ts'),
  () => import(/* webpackChunkName: "contributions-hi" */ './hi.ts'),
);
