import { wordsIn } from '../words.ts';

/** Sentences about texts that were not taken. They stand apart, for readers of posts do not need them. */
export const abuseWords = wordsIn(
  'abuse',
  () => import(/* webpackChunkName: "abuse-en" */ './en.ts'),
  () => import(/* webpackChunkName: "abuse-hi" */ './hi.ts'),
);
