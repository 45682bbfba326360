import { wordsIn } from '../words.ts';

/** Sentences about open data. They come with those of the ledger, on whose page they are. */
export const dumpWords = wordsIn(
  'dump',
  () => import(/* webpackChunkName: "moderation-en" */ './en.ts'),
  () => import(/* webpackChunkName: "moderation-hi" */ './hi.ts'),
);
