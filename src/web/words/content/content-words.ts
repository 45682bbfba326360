import { wordsIn } from '../words.ts';

/** Sentences of the questions about a post or a comment, over the page. */
export const contentWords = wordsIn('questions', () => import('../en/content/words.ts'));
