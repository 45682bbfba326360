import { wordsIn } from '../words.ts';

/** Sentences of the form in which a review is written. */
export const reviewFormWords = wordsIn('reviewForm', () => import('../en/reviews/form.ts'));
