import { wordsIn } from '../words.ts';

/** Sentences of the offers in a post. */
export const offerWords = wordsIn('posts', () => import('../en/offers/words.ts'));
