import { wordsIn } from '../words.ts';

/** Sentences about the companies looked at lately. */
export const browsingHistoryWords = wordsIn('companies', () => import('../en/browsing-history/words.ts'));
