import { wordsIn } from '../words.ts';

/** Sentences of the benefits of a company, of one benefit, and of one note about it. */
export const benefitWords = wordsIn('benefits', () => import('../en/benefits/words.ts'));
