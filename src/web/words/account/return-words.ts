import { wordsIn } from '../words.ts';

export const returnWords = wordsIn('return', () => import('../en/account/return.ts'));
