import { wordsIn } from '../words.ts';

/** Sentences for who comes from a login or a sign-out. */
export const arrivalWords = wordsIn('login-arrival', () => import('../en/login/arrival.ts'));
