import { wordsIn } from '../words.ts';

/** Sentences about what a member is told. */
export const toldWords = wordsIn(
  'told',
  () => import(/* webpackChunkName: "told-en" */ './told-en.ts'),
  () => import(/* webpackChunkName: "told-hi" */ './told-hi.ts'),
);
