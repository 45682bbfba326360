import { wordsIn } from '../words.ts';

export const hikeWords = wordsIn('hike-words', () => import('../en/hike/words.ts'));
