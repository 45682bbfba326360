import { wordsIn } from '../words.ts';

/** Sentences of what the reviews of a company come to. */
export const insightWords = wordsIn(
  'reviews',
  () => import(/* webpackChunkName: "reviews-en" */ './insights-en.ts'),
  () => import(/* webpackChunkName: "reviews-hi" */ './insights-hi.ts'),
);
