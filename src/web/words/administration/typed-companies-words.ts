import { wordsIn } from '../words.ts';

/** Sentences on the companies that authors typed in. */
export const typedCompaniesWords = wordsIn(
  'administration',
  () => import(/* webpackChunkName: "administration-en" */ './typed-companies-en.ts'),
  () => import(/* webpackChunkName: "administration-hi" */ './typed-companies-hi.ts'),
);
