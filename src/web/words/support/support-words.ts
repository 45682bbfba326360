import { wordsIn } from '../words.ts';

/** Sentences of the pages for grievances and for notices of summons, which share a chunk. */
export const supportWords = wordsIn('grievances', () => import('../en/support/words.ts'));
