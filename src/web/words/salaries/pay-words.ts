import { wordsIn } from '../words.ts';

/** Sentences of the pages that show what jobs pay. */
export const payWords = wordsIn('salaries', () => import('../en/salaries/pay.ts'));
