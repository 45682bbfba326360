import { wordsIn } from '../words.ts';

export const wantedWords = wordsIn('login-arrival', () => import('../en/wanted/words.ts'));
