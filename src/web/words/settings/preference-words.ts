import { wordsIn } from '../words.ts';

/** Sentences of the preferences, with what a member has agreed to. */
export const preferenceWords = wordsIn(
  'userSettings',
  () => import(/* webpackChunkName: "userSettings-en" */ './preferences-en.ts'),
  () => import(/* webpackChunkName: "userSettings-hi" */ './preferences-hi.ts'),
);
