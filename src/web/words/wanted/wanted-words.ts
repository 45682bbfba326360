import { wordsIn } from '../words.ts';

/** Sentences for what was wanted before a login, and is done by now. */
export const wantedWords = wordsIn(
  'wanted',
  () => import(/* webpackChunkName: "wanted-en" */ './en.ts'),
  () => import(/* webpackChunkName: "wanted-hi" */ './hi.ts'),
);
