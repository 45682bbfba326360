import { wordsIn } from '../words.ts';

/** Sentences of the search: the box, and the page of results. */
export const searchWords = wordsIn('search', () => import('../en/search/words.ts'));
