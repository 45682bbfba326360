import { wordsIn } from '../words.ts';

/** Sentences of the HRA calculator. */
export const hraWords = wordsIn('hra-words', () => import('../en/hra/words.ts'));
