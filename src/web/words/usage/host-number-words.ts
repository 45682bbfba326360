import { wordsIn } from '../words.ts';

/** Sentences of the numbers that a host reads. */
export const hostNumberWords = wordsIn(
  'hostNumbers',
  () => import(/* webpackChunkName: "hostNumbers-en" */ './host-numbers-en.ts'),
  () => import(/* webpackChunkName: "hostNumbers-hi" */ './host-numbers-hi.ts'),
);
