import { wordsIn } from '../words.ts';

/** Sentences of how far a figure can be relied on. */
export const confidenceWords = wordsIn('salaries', () => import('../en/figures/confidence.ts'));
