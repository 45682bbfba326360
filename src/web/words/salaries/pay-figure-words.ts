import { wordsIn } from '../words.ts';

export const payFigureWords = wordsIn('salaries', () => import('../en/salaries/pay-figures.ts'));
