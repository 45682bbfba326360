import { wordsIn } from '../words.ts';

/** Sentences of the weekly mail, beside the other preferences. */
export const mailWords = wordsIn(
  'userSettings',
  () => import(/* webpackChunkName: "userSettings-en" */ './en.ts'),
  () => import(/* webpackChunkName: "userSettings-hi" */ './hi.ts'),
);
