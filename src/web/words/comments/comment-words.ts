import { wordsIn } from '../words.ts';

export const commentWords = wordsIn('comments', () => import('../en/comments/words.ts'));
