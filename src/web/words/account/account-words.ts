import { wordsIn } from '../words.ts';

export const accountWords = wordsIn('manageAccount', () => import('../en/account/words.ts'));
