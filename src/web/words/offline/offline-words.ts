import { wordsIn } from '../words.ts';

/** Sentences of the page that stands in for one that is not on the device. */
export const offlineWords = wordsIn('away', () => import('../en/offline/words.ts'));
