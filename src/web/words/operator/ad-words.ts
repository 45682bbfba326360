import { wordsIn } from '../words.ts';

export const adWords = wordsIn('advertisement', () => import('../en/operator/ad.ts'));
