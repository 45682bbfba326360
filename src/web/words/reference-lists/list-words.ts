import { wordsIn } from '../words.ts';

export const listWords = wordsIn('lists', () => import('../en/reference-lists/words.ts'));
