import { wordsIn } from '../words.ts';

/** Sentences of the page that replaces one missing on the device. */
export const offlineWords = wordsIn('away', () => import('../en/offline/words.ts'));
