import { wordsIn } from '../words.ts';

/** Sentences of the data map. */
export const privacyWords = wordsIn('dataMap', () => import('../en/privacy/words.ts'));
