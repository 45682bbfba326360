import { wordsIn } from '../words.ts';

/** Sentences of the yearly check-in, which asks what became of the pay of a year. */
export const checkInWords = wordsIn(
  'check-in',
  () => import(/* webpackChunkName: "contributions-en" */ './check-in-en.ts'),
  () => import(/* webpackChunkName: "contributions-hi" */ './check-in-hi.ts'),
);
