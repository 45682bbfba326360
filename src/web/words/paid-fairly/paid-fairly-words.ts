import { wordsIn } from '../words.ts';

export const paidFairlyWords = wordsIn('paidFairly', () => import('../en/paid-fairly/words.ts'));
