import { wordsIn } from '../words.ts';

/** Sentences of the advertisement of the host. */
export const adWords = wordsIn('advertisement', () => import('../en/operator/ad.ts'));
