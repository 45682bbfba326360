import { wordsIn } from '../words.ts';

/** Separate file, as no card needs them. */
export const postPageWords = wordsIn('comments', () => import('../en/posts/page.ts'));
