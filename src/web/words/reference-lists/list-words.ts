import { wordsIn } from '../words.ts';

/** The names of the lists to choose from: departments, lines of work, designations, cities. */
export const listWords = wordsIn('lists', () => import('../en/reference-lists/words.ts'));
