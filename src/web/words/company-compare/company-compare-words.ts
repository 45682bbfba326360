import { wordsIn } from '../words.ts';

export const companyCompareWords = wordsIn('companyCompare', () => import('../en/company-compare/words.ts'));
