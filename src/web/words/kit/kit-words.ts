import { wordsIn } from '../words.ts';

/** Sentences of the sheet of controls. */
export const kitWords = wordsIn(
  'kit',
  () => import(/* webpackChunkName: "kit" */ './en.ts'),
  () => import(/* webpackChunkName: "kit" */ './hi.ts'),
);
