import { wordsIn } from '../words.ts';

/** Sentences of the interviews of a company, of one story, and of the newest of all. */
export const interviewWords = wordsIn('interviews', () => import('../en/interviews/words.ts'));
