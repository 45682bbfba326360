import { wordsIn } from '../words.ts';

/** Sentences for writing a post. */
export const composerWords = wordsIn(
  'composer',
  () => import(/* webpackChunkName: "composer-en" */ './en.ts'),
  () => import(/* webpackChunkName: "composer-hi" */ './hi.ts'),
);
