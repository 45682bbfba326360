import { wordsIn } from '../words.ts';

export const readingWords = wordsIn('told', () => import('../en/settings/reading.ts'));
