import { wordsIn } from '../words.ts';

export const companyMergeWords = wordsIn('administration', () => import('../en/administration/company-merge.ts'));
