import { wordsIn } from '../words.ts';

export const offerWords = wordsIn('posts', () => import('../en/offers/words.ts'));
