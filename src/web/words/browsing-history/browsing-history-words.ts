import { wordsIn } from '../words.ts';

export const browsingHistoryWords = wordsIn('companies', () => import('../en/browsing-history/words.ts'));
