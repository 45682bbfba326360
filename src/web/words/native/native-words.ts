import { wordsIn } from '../words.ts';

export const nativeWords = wordsIn('native', () => import('../en/native/words.ts'));
