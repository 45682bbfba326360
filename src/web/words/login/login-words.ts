import { wordsIn } from '../words.ts';

export const loginWords = wordsIn('login', () => import('../en/login/words.ts'));
