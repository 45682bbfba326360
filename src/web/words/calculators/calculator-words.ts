import { wordsIn } from '../words.ts';

export const calculatorWords = wordsIn('calculator-words', () => import('../en/calculators/words.ts'));
