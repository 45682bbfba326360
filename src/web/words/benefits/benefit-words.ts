import { wordsIn } from '../words.ts';

export const benefitWords = wordsIn('benefits', () => import('../en/benefits/words.ts'));
