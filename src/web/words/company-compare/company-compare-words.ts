import { wordsIn } from '../words.ts';

/** Sentences of companies side by side. */
export const companyCompareWords = wordsIn('companyCompare', () => import('../en/company-compare/words.ts'));
