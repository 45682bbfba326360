import { wordsIn } from '../words.ts';

export const exposureWords = wordsIn('exposure', () => import('../en/exposure/words.ts'));
