import { wordsIn } from '../words.ts';

export const interviewWords = wordsIn('interviews', () => import('../en/interviews/words.ts'));
