import { wordsIn } from '../words.ts';

/** Sentences of the list of settings. */
export const settingsWords = wordsIn(
  'settings',
  () => import(/* webpackChunkName: "settings-en" */ './en.ts'),
  () => import(/* webpackChunkName: "settings-hi" */ './hi.ts'),
);
