import { wordsIn } from '../words.ts';

export const hraWords = wordsIn('hra-words', () => import('../en/hra/words.ts'));
