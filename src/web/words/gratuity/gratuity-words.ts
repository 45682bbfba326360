import { wordsIn } from '../words.ts';

/** Sentences of the gratuity calculator. */
export const gratuityWords = wordsIn(
  'gratuity-words',
  () => import(/* webpackChunkName: "gratuity-words-en" */ './en.ts'),
  () => import(/* webpackChunkName: "gratuity-words-hi" */ './hi.ts'),
);
