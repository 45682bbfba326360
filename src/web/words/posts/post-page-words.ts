import { wordsIn } from '../words.ts';

/** Sentences of a post’s own page. They stand apart, for no card needs them. */
export const postPageWords = wordsIn('comments', () => import('../en/posts/page.ts'));
