import { wordsIn } from '../words.ts';

export const confidenceWords = wordsIn('salaries', () => import('../en/figures/confidence.ts'));
