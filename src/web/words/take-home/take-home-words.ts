import { wordsIn } from '../words.ts';

/** Sentences of the take-home calculator. */
export const takeHomeWords = wordsIn('calculator-words', () => import('../en/take-home/words.ts'));
