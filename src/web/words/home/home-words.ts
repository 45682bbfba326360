import { wordsIn } from '../words.ts';

/** Sentences of the first page. */
export const homeWords = wordsIn('home', () => import('../en/home/words.ts'));
