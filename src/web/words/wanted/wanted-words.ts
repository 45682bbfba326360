import { wordsIn } from '../words.ts';

/** Sentences for what was wanted before a login, and is done by now. */
export const wantedWords = wordsIn('login-arrival', () => import('../en/wanted/words.ts'));
