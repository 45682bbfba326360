import { wordsIn } from '../words.ts';

export const privacyWords = wordsIn('dataMap', () => import('../en/privacy/words.ts'));
