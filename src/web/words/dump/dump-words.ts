import { wordsIn } from '../words.ts';

/** Sentences about open data. They come with those of the ledger, on whose page they are. */
export const dumpWords = wordsIn('moderation', () => import('../en/dump/words.ts'));
