/** The word a rating is said with. */
export type RatingWord = 'bad' | 'poor' | 'average' | 'good' | 'excellent';

/** The five steps a rating is coloured in, worst first. */
export type RatingTone = 1 | 2 | 3 | 4 | 5;

/** The word for a rating out of five; a rating below 1 is no data at all (R-013, D-05). */
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

/** The step a rating is coloured in. This is its own table and does not follow the words (D-05). */
export const ratingTone = (rating: number): RatingTone => tones.find(([least]) => rating >= least)?.[1] ?? 1;

/** A rating as it is shown, to one decimal; half a tenth goes up, wherever it is shown. */
export const shownRating = (rating: number): number => Math.round(Math.round(rating * 100) / 10) / 10;
