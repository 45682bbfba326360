import { wordsIn } from '../words.ts';

/** Sentences of the report of demands, which is on the page of what was removed. */
export const demandWords = wordsIn('moderation', () => import('../en/support/demand.ts'));
