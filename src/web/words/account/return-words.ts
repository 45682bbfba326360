import { wordsIn } from '../words.ts';

/** Sentences of coming back to a deactivated account. */
export const returnWords = wordsIn(
  'return',
  () => import(/* webpackChunkName: "return-en" */ './return-en.ts'),
  () => import(/* webpackChunkName: "return-hi" */ './return-hi.ts'),
);
