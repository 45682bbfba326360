import { wordsIn } from '../words.ts';

export const hostNumberWords = wordsIn('hostNumbers', () => import('../en/usage/host-numbers.ts'));
