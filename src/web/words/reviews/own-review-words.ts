import { wordsIn } from '../words.ts';

/** Sentences for the author of a review about what moderators decided. They stand apart, for readers of reviews do not need them. */
export const ownReviewWords = wordsIn(
  'contributions',
  () => import(/* webpackChunkName: "contributions-en" */ './own-en.ts'),
  () => import(/* webpackChunkName: "contributions-hi" */ './own-hi.ts'),
);
