import { wordsIn } from '../words.ts';

/** Sentences of badges and of companies like one. */
export const followerWords = wordsIn(
  'company-profiles',
  () => import(/* webpackChunkName: "company-profiles-en" */ './en.ts'),
  () => import(/* webpackChunkName: "company-profiles-hi" */ './hi.ts'),
);
