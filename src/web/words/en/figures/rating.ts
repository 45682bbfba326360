import type { RatingWord } from '#core/figures/rating.ts';

const ratings: Record<RatingWord, string> = { bad: 'Bad', poor: 'Poor', average: 'Average', good: 'Good', excellent: 'Excellent' };

export const words = { outOfFive: 'out of 5', noRating: 'Data not available', ratings };

export type RatingWords = typeof words;
