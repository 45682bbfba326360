import { wordsIn } from '../words.ts';

/** Sentences of the sheet of controls. */
export const kitWords = wordsIn(
  'kit',
  () => import(/* webpackChunkName: "kit-en" */ './en.ts'),
  () => import(/* webpackChunkName: "kit-hi" */ './hi.ts'),
);
