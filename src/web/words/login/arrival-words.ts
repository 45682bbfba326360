import { wordsIn } from '../words.ts';

export const arrivalWords = wordsIn('login-arrival', () => import('../en/login/arrival.ts'));
