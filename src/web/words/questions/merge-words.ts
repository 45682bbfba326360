import { wordsIn } from '../words.ts';

/** Sentences of merging questions. They stand apart, for moderators alone need them. */
export const mergeWords = wordsIn(
  'merge',
  () => import(/* webpackChunkName: "merge-en" */ './merge-en.ts'),
  () => import(/* webpackChunkName: "merge-hi" */ './merge-hi.ts'),
);
