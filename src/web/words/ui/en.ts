import type { Confidence } from '#core/figures/confidence.ts';
import type { RatingWord } from '#core/figures/rating.ts';

const ratings: Record<RatingWord, string> = { bad: 'Bad', poor: 'Poor', average: 'Average', good: 'Good', excellent: 'Excellent' };

const confidence: Record<Confidence, string> = {
  'very-low': 'Very Low confidence',
  low: 'Low confidence',
  moderate: 'Moderate confidence',
  high: 'High confidence',
  'very-high': 'Very High confidence',
};

/** Sentences of the controls themselves. */
export const words = {
  close: 'Close',
  loading: 'Loading',
  search: 'Search',
  units: { thousand: 'k', lakh: 'L', crore: 'Cr' },
  outOfFive: 'out of 5',
  noRating: 'Data not available',
  ratings,
  confidence,
  asTable: 'The same numbers as a table',
  you: 'You',
  suggesting: 'Looking',
  suggestions: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  noSuggestions: 'Nothing found',
  suggestionsFailed: 'Suggestions are not to be had just now. You can go on typing.',
  add: (text: string) => `Add “${text}”`,
  pages: 'Pages',
  crumbs: 'You are here',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  toasts: 'Notices',
  toastLinks: { criteria: 'View qualification criteria', messages: 'View messages', undo: 'Undo' },
};
