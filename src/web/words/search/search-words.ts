import { wordsIn } from '../words.ts';

/** Sentences of the search: the box, and the page of results. */
export const searchWords = wordsIn(
  'search',
  () => import(/* webpackChunkName: "search-en" */ './en.ts'),
  () => import(/* webpackChunkName: "search-hi" */ './hi.ts'),
);
