import { wordsIn } from '../words.ts';

/** Sentences of the pages for grievances and for notices of summons, which share a chunk. */
export const supportWords = wordsIn(
  'grievances',
  () => import(/* webpackChunkName: "grievances-en" */ './en.ts'),
  () => import(/* webpackChunkName: "grievances-hi" */ './hi.ts'),
);
