import { wordsIn } from '../words.ts';

/** Sentences of "What we recorded". */
export const recordedWords = wordsIn('recorded', () => import('../en/usage/words.ts'));
