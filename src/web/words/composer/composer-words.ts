import { wordsIn } from '../words.ts';

/** Sentences for writing a post. */
export const composerWords = wordsIn('composer', () => import('../en/composer/words.ts'));
