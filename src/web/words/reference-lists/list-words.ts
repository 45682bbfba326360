import { wordsIn } from '../words.ts';

/** The names of the lists to choose from: departments, lines of work, designations, cities. */
export const listWords = wordsIn(
  'lists',
  () => import(/* webpackChunkName: "lists-en" */ './en.ts'),
  () => import(/* webpackChunkName: "lists-hi" */ './hi.ts'),
);
