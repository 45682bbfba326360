import { wordsIn } from '../words.ts';

/** Sentences about the companies looked at lately. */
export const browsingHistoryWords = wordsIn(
  'companies',
  () => import(/* webpackChunkName: "companies-en" */ './en.ts'),
  () => import(/* webpackChunkName: "companies-hi" */ './hi.ts'),
);
