import { wordsIn } from '../words.ts';

/** Sentences of the photos of a company, and of sending some. */
export const photoWords = wordsIn(
  'photos',
  () => import(/* webpackChunkName: "photos-en" */ './en.ts'),
  () => import(/* webpackChunkName: "photos-hi" */ './hi.ts'),
);
