import { wordsIn } from '../words.ts';

export const pollWords = wordsIn('posts', () => import('../en/polls/words.ts'));
