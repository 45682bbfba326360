import { wordsIn } from '../words.ts';

/** Sentences of the question before signing out. */
export const signOutWords = wordsIn('sign-out', () => import('../en/login/sign-out.ts'));
