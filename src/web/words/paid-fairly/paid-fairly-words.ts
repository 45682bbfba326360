import { wordsIn } from '../words.ts';

/** Sentences of whether a pay is fair. */
export const paidFairlyWords = wordsIn('paidFairly', () => import('../en/paid-fairly/words.ts'));
