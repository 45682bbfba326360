import { wordsIn } from '../words.ts';

/** Sentences of the list of companies and of a company’s page. */
export const companyWords = wordsIn(
  'companies',
  () => import(/* webpackChunkName: "companies-en" */ './en.ts'),
  () => import(/* webpackChunkName: "companies-hi" */ './hi.ts'),
);
