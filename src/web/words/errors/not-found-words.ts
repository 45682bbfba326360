import { wordsIn } from '../words.ts';

/** Sentences of the page of a URL that leads nowhere. */
export const notFoundWords = wordsIn(
  'notFound',
  () => import(/* webpackChunkName: "notFound-en" */ './not-found-en.ts'),
  () => import(/* webpackChunkName: "notFound-hi" */ './not-found-hi.ts'),
);
