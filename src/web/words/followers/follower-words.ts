import { wordsIn } from '../words.ts';

/** Sentences of badges and of companies like one. */
export const followerWords = wordsIn('company-profiles', () => import('../en/followers/words.ts'));
