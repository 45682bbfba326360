import { wordsIn } from '../words.ts';

/** Sentences of how far a figure can be relied on. */
export const confidenceWords = wordsIn(
  'confidence',
  () => import(/* webpackChunkName: "confidence-en" */ './confidence-en.ts'),
  () => import(/* webpackChunkName: "confidence-hi" */ './confidence-hi.ts'),
);
