import { wordsIn } from '../words.ts';

/** Sentences of polls in posts. */
export const pollWords = wordsIn(
  'talk',
  () => import(/* webpackChunkName: "talk-en" */ './en.ts'),
  () => import(/* webpackChunkName: "talk-hi" */ './hi.ts'),
);
