import type { RatingWords } from '../../en/figures/rating.ts';

export const words: RatingWords = {
  outOfFive: '5 में से',
  noRating: 'जानकारी नहीं है',
  ratings: { bad: 'ख़राब', poor: 'कमज़ोर', average: 'ठीक-ठाक', good: 'अच्छा', excellent: 'बेहतरीन' },
};
