import { wordsIn } from '../words.ts';

/** Sentences about failures and about waiting. */
export const errorWords = wordsIn('words', () => import('../en/errors/words.ts'));
