import { wordsIn } from '../words.ts';

export const contributionWords = wordsIn('contributions', () => import('../en/contributions/words.ts'));
