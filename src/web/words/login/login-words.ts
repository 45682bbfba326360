import { wordsIn } from '../words.ts';

/** Sentences for logging in. */
export const loginWords = wordsIn('login', () => import('../en/login/words.ts'));
