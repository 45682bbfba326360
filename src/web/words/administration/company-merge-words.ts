import { wordsIn } from '../words.ts';

/** Sentences on what a merge of two companies does. */
export const companyMergeWords = wordsIn('administration', () => import('../en/administration/company-merge.ts'));
