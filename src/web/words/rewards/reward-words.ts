import { wordsIn } from '../words.ts';

/** Sentences of points, coupons and codes. */
export const rewardWords = wordsIn(
  'rewards',
  () => import(/* webpackChunkName: "rewards-en" */ './en.ts'),
  () => import(/* webpackChunkName: "rewards-hi" */ './hi.ts'),
);
