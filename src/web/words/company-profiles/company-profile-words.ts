import { wordsIn } from '../words.ts';

/** Sentences of what a company says of itself: its overview, its offices and the companies it belongs with. */
export const companyProfileWords = wordsIn(
  'company-profiles',
  () => import(/* webpackChunkName: "company-profiles-en" */ './en.ts'),
  () => import(/* webpackChunkName: "company-profiles-hi" */ './hi.ts'),
);
