import { wordsIn } from '../words.ts';

export const takeHomeWords = wordsIn('calculator-words', () => import('../en/take-home/words.ts'));
