import { wordsIn } from '../words.ts';

/** Sentences about how an employer behaves here. */
export const conductWords = wordsIn(
  'company-profiles',
  () => import(/* webpackChunkName: "company-profiles-en" */ './en.ts'),
  () => import(/* webpackChunkName: "company-profiles-hi" */ './hi.ts'),
);
