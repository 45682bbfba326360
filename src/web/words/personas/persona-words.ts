import { wordsIn } from '../words.ts';

/** Sentences for changing a made-up name or its picture. */
export const personaWords = wordsIn(
  'personas',
  () => import(/* webpackChunkName: "personas-en" */ './en.ts'),
  () => import(/* webpackChunkName: "personas-hi" */ './hi.ts'),
);
