import { wordsIn } from '../words.ts';

export const ownDataWords = wordsIn('manageAccount', () => import('../en/own-data/words.ts'));
