import { wordsIn } from '../words.ts';

/** Sentences about who runs an installation. */
export const operatorWords = wordsIn(
  'contact',
  () => import(/* webpackChunkName: "contact-en" */ './en.ts'),
  () => import(/* webpackChunkName: "contact-hi" */ './hi.ts'),
);
