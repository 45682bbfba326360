import { wordsIn } from '../words.ts';

export const payWords = wordsIn('salaries', () => import('../en/salaries/pay.ts'));
