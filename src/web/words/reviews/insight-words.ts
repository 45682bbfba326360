import { wordsIn } from '../words.ts';

/** Sentences of what the reviews of a company come to. */
export const insightWords = wordsIn('reviews', () => import('../en/reviews/insights.ts'));
