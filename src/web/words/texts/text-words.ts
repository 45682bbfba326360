import { wordsIn } from '../words.ts';

/** Sentences around the texts of an installation: its legal pages, questions and answers, blog and credits. */
export const textWords = wordsIn(
  'texts',
  () => import(/* webpackChunkName: "texts-en" */ './en.ts'),
  () => import(/* webpackChunkName: "texts-hi" */ './hi.ts'),
);
