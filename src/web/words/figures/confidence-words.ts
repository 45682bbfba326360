import { wordsIn } from '../words.ts';

/** Sentences of how far a figure can be relied on, beside those of the sheet that shows it. */
export const confidenceWords = wordsIn(
  'kit',
  () => import(/* webpackChunkName: "kit" */ './confidence-en.ts'),
  () => import(/* webpackChunkName: "kit" */ './confidence-hi.ts'),
);
