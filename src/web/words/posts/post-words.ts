import { wordsIn } from '../words.ts';

/** Sentences for reading, voting and answering. */
export const postWords = wordsIn(
  'talk',
  () => import(/* webpackChunkName: "talk-en" */ './en.ts'),
  () => import(/* webpackChunkName: "talk-hi" */ './hi.ts'),
);
