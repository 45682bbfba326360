import { wordsIn } from '../words.ts';

/** Sentences on what a merge of two companies does. */
export const companyMergeWords = wordsIn(
  'administration',
  () => import(/* webpackChunkName: "administration-en" */ './company-merge-en.ts'),
  () => import(/* webpackChunkName: "administration-hi" */ './company-merge-hi.ts'),
);
