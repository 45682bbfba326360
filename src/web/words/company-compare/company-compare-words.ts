import { wordsIn } from '../words.ts';

/** Sentences of companies side by side. */
export const companyCompareWords = wordsIn(
  'companyCompare',
  () => import(/* webpackChunkName: "companyCompare-en" */ './en.ts'),
  () => import(/* webpackChunkName: "companyCompare-hi" */ './hi.ts'),
);
