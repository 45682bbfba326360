import { wordsIn } from '../words.ts';

/** Sentences about what a member is notified of. */
export const noticeWords = wordsIn(
  'told',
  () => import(/* webpackChunkName: "told-en" */ './notices-en.ts'),
  () => import(/* webpackChunkName: "told-hi" */ './notices-hi.ts'),
);
