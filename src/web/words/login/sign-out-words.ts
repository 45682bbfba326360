import { wordsIn } from '../words.ts';

export const signOutWords = wordsIn('sign-out', () => import('../en/login/sign-out.ts'));
