import { wordsIn } from '../words.ts';

/** Sentences of the numbers that a host reads. */
export const hostNumberWords = wordsIn('hostNumbers', () => import('../en/usage/host-numbers.ts'));
