import { wordsIn } from '../words.ts';

/** Sentences of what members say of companies, and of their keys. */
export const contributionWords = wordsIn('contributions', () => import('../en/contributions/words.ts'));
