import { wordsIn } from '../words.ts';

export const questionWords = wordsIn('questions', () => import('../en/questions/words.ts'));
