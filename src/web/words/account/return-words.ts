import { wordsIn } from '../words.ts';

/** Sentences of coming back to a deactivated account. */
export const returnWords = wordsIn('return', () => import('../en/account/return.ts'));
