import { wordsIn } from '../words.ts';

/** Sentences of colleges: their list, and the page of one. */
export const collegeWords = wordsIn('colleges', () => import('../en/colleges/words.ts'));
