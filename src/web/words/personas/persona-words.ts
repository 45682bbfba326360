import { wordsIn } from '../words.ts';

/** Sentences for changing a made-up name or its picture. */
export const personaWords = wordsIn(
  'face',
  () => import(/* webpackChunkName: "face-en" */ './en.ts'),
  () => import(/* webpackChunkName: "face-hi" */ './hi.ts'),
);
