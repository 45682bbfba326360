import { wordsIn } from '../words.ts';

/** Sentences about devices and passkeys. */
export const sessionWords = wordsIn(
  'session',
  () => import(/* webpackChunkName: "session-en" */ './en.ts'),
  () => import(/* webpackChunkName: "session-hi" */ './hi.ts'),
);
