import { wordsIn } from '../words.ts';

/** Sentences of the list of companies and of a company’s page. */
export const companyWords = wordsIn(
  'words',
  () => import(/* webpackChunkName: "words-en" */ './en.ts'),
  () => import(/* webpackChunkName: "words-hi" */ './hi.ts'),
);
