export const ratings = [1, 2, 3, 4, 5] as const;
export const lowestRating: number = ratings[0];
export const highestRating: number = ratings.length;

export const longestFeedback = 2_000;

export interface FeedbackProblems {
  readonly rating?: 'missing';
  readonly text?: 'long';
}

export const feedbackProblems = ({ rating, text }: Readonly<Record<'rating' | 'text', string>>): FeedbackProblems => ({
  ...(rating === '' && { rating: 'missing' }),
  ...(text.trim().length > longestFeedback && { text: 'long' }),
});

export interface Feedback {
  readonly rating: number;
  readonly text: string | null;
}
