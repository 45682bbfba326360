import { wordsIn } from '../words.ts';

/** Sentences of the bar that offers readers on a phone the app. */
export const appNudgeWords = wordsIn(
  'app-nudge',
  () => import(/* webpackChunkName: "app-nudge-en" */ './app-en.ts'),
  () => import(/* webpackChunkName: "app-nudge-hi" */ './app-hi.ts'),
);
