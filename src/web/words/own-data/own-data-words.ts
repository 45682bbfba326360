import { wordsIn } from '../words.ts';

/** Sentences for taking one’s data along. */
export const ownDataWords = wordsIn('manageAccount', () => import('../en/own-data/words.ts'));
