import { wordsIn } from '../words.ts';

export const homeWords = wordsIn('home', () => import('../en/home/words.ts'));
