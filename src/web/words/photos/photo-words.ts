import { wordsIn } from '../words.ts';

/** Sentences of the photos of a company, and of sending some. */
export const photoWords = wordsIn('photos', () => import('../en/photos/words.ts'));
