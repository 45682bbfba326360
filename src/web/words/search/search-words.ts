import { wordsIn } from '../words.ts';

export const searchWords = wordsIn('search', () => import('../en/search/words.ts'));
