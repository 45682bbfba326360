import { wordsIn } from '../words.ts';

/** Sentences of the awards: editions, lists, rules, and the check of a company. */
export const awardWords = wordsIn('awards', () => import('../en/awards/words.ts'));
