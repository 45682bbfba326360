import { wordsIn } from '../words.ts';

/** Sentences of getting help. */
export const helpWords = wordsIn(
  'needHelp',
  () => import(/* webpackChunkName: "needHelp-en" */ './help-en.ts'),
  () => import(/* webpackChunkName: "needHelp-hi" */ './help-hi.ts'),
);
