import { wordsIn } from '../words.ts';

/** Sentences of a member’s own profile. */
export const profileWords = wordsIn('user', () => import('../en/profile/words.ts'));
