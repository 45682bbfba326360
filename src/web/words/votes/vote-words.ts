import { wordsIn } from '../words.ts';

export const voteWords = wordsIn('posts', () => import('../en/votes/words.ts'));
