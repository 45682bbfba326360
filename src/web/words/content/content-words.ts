import { wordsIn } from '../words.ts';

export const contentWords = wordsIn('questions', () => import('../en/content/words.ts'));
