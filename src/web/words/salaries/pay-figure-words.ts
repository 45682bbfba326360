import { wordsIn } from '../words.ts';

/** Sentences of figures of pay: amounts, whose they are, and how they are worked out. */
export const payFigureWords = wordsIn('salaries', () => import('../en/salaries/pay-figures.ts'));
