import { wordsIn } from '../words.ts';

/** Sentences that all calculators share. */
export const calculatorWords = wordsIn('calculator-words', () => import('../en/calculators/words.ts'));
