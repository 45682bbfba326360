import { wordsIn } from '../words.ts';

/** Sentences of the offers in a post. */
export const offerWords = wordsIn(
  'talk',
  () => import(/* webpackChunkName: "talk-en" */ './en.ts'),
  () => import(/* webpackChunkName: "talk-hi" */ './hi.ts'),
);
