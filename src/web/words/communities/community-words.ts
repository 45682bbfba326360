import { wordsIn } from '../words.ts';

/** Sentences of communities: those one follows, one by itself, and finding them. */
export const communityWords = wordsIn(
  'talk',
  () => import(/* webpackChunkName: "talk-en" */ './en.ts'),
  () => import(/* webpackChunkName: "talk-hi" */ './hi.ts'),
);
