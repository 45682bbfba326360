import { wordsIn } from '../words.ts';

export const errorWords = wordsIn('words', () => import('../en/errors/words.ts'));
