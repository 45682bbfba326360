import { wordsIn } from '../words.ts';

export const collegeWords = wordsIn('colleges', () => import('../en/colleges/words.ts'));
