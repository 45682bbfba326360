export type RatingWord = 'bad' | 'poor' | 'average' | 'good' | 'excellent';

/** Colour steps, worst first. */
export type RatingTone = 1 | 2 | 3 | 4 | 5;

/** Ratings below 1 mean no data (R-013, D-05). */
export function ratingWord(rating: number | null): RatingWord | undefined {
  if (rating === null || rating < 1) return undefined;
  if (rating < 2) return 'bad';
  if (rating < 3) return 'poor';
  if (rating < 3.5) return 'average';
  return rating <= 4.5 ? 'good' : 'excellent';
}

const tones = [
  [4.5, 5],
  [3.5, 4],
  [3, 3],
  [2, 2],
] as const;

/** Separate table, independent of the words (D-05). */
export const ratingTone = (rating: number): RatingTone => tones.find(([least]) => rating >= least)?.[1] ?? 1;

/** Rounds to one decimal, half up, everywhere. */
export const shownRating = (rating: number): number => Math.round(Math.round(rating * 100) / 10) / 10;
