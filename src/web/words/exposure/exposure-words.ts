import { wordsIn } from '../words.ts';

/** Sentences about what in a draft may give its author away. */
export const exposureWords = wordsIn('exposure', () => import('../en/exposure/words.ts'));
