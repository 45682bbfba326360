import { wordsIn } from '../words.ts';

/** Sentences of polls in posts. */
export const pollWords = wordsIn('posts', () => import('../en/polls/words.ts'));
