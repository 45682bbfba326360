import { wordsIn } from '../words.ts';

/** Sentences about texts that were not taken. They stand apart, for readers of posts do not need them. */
export const abuseWords = wordsIn('abuse', () => import('../en/abuse/words.ts'));
