import { wordsIn } from '../words.ts';

export const postWords = wordsIn('posts', () => import('../en/posts/words.ts'));
