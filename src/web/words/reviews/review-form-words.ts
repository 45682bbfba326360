import { wordsIn } from '../words.ts';

export const reviewFormWords = wordsIn('reviewForm', () => import('../en/reviews/form.ts'));
