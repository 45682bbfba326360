import { wordsIn } from '../words.ts';

/** Sentences of the first page. */
export const homeWords = wordsIn(
  'home',
  () => import(/* webpackChunkName: "home-en" */ './en.ts'),
  () => import(/* webpackChunkName: "home-hi" */ './hi.ts'),
);
