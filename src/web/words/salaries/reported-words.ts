import { wordsIn } from '../words.ts';

export const reportedWords = wordsIn('reported', () => import('../en/salaries/reported.ts'));
