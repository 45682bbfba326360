import { wordsIn } from '../words.ts';

/** Sentences of the hike calculator. */
export const hikeWords = wordsIn('hike-words', () => import('../en/hike/words.ts'));
