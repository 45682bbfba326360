import { wordsIn } from '../words.ts';

/** Sentences about how an employer behaves here. */
export const conductWords = wordsIn(
  'conduct',
  () => import(/* webpackChunkName: "conduct-en" */ './en.ts'),
  () => import(/* webpackChunkName: "conduct-hi" */ './hi.ts'),
);
