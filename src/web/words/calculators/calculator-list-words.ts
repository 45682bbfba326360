import { wordsIn } from '../words.ts';

export const calculatorListWords = wordsIn('calculators-words', () => import('../en/calculators/list.ts'));
