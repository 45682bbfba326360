/** The ratings, not at all to very well. */
export const ratings = [1, 2, 3, 4, 5] as const;
export const lowestRating: number = ratings[0];
export const highestRating: number = ratings.length;

/** The longest note, in letters. */
export const longestFeedback = 2_000;

/** What is to be put right in feedback as it is filled in, before it can be given. */
export interface FeedbackProblems {
  readonly rating?: 'missing';
  readonly text?: 'long';
}

export const feedbackProblems = ({ rating, text }: Readonly<Record<'rating' | 'text', string>>): FeedbackProblems => ({
  ...(rating === '' && { rating: 'missing' }),
  ...(text.trim().length > longestFeedback && { text: 'long' }),
});

/** Feedback of a member on the product. */
export interface Feedback {
  readonly rating: number;
  readonly text: string | null;
}
