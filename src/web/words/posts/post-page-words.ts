import { wordsIn } from '../words.ts';

/** Sentences of a post’s own page. They stand apart, for no card needs them. */
export const postPageWords = wordsIn(
  'comments',
  () => import(/* webpackChunkName: "comments-en" */ './page-en.ts'),
  () => import(/* webpackChunkName: "comments-hi" */ './page-hi.ts'),
);
