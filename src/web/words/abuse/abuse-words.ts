import { wordsIn } from '../words.ts';

/** Separate file, as readers of posts do not need them. */
export const abuseWords = wordsIn('abuse', () => import('../en/abuse/words.ts'));
