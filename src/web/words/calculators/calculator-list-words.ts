import { wordsIn } from '../words.ts';

/** Sentences of the list of calculators, which none of them needs. */
export const calculatorListWords = wordsIn('calculators-words', () => import('../en/calculators/list.ts'));
