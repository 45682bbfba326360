import { wordsIn } from '../words.ts';

export const feedWords = wordsIn('posts', () => import('../en/feeds/words.ts'));
