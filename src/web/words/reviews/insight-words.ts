import { wordsIn } from '../words.ts';

export const insightWords = wordsIn('reviews', () => import('../en/reviews/insights.ts'));
