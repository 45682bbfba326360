import { wordsIn } from '../words.ts';

/** Sentences of a deactivated account. Every screen of a member may have to say them, so they come with what every page says. */
export const deactivatedWords = wordsIn(
  'words',
  () => import(/* webpackChunkName: "words-en" */ './deactivated-en.ts'),
  () => import(/* webpackChunkName: "words-hi" */ './deactivated-hi.ts'),
);
