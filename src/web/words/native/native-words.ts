import { wordsIn } from '../words.ts';

/** Sentences about the native app, in the app alone. */
export const nativeWords = wordsIn(
  'native',
  () => import(/* webpackChunkName: "native-en" */ './en.ts'),
  () => import(/* webpackChunkName: "native-hi" */ './hi.ts'),
);
