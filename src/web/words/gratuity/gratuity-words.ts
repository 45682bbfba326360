import { wordsIn } from '../words.ts';

/** Sentences of the gratuity calculator. */
export const gratuityWords = wordsIn('gratuity-words', () => import('../en/gratuity/words.ts'));
