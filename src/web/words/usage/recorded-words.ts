import { wordsIn } from '../words.ts';

export const recordedWords = wordsIn('recorded', () => import('../en/usage/words.ts'));
