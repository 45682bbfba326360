import { wordsIn } from '../words.ts';

/** Sentences about two drafts of one form: they come with those about texts that were not taken. */
export const otherDraftWords = wordsIn(
  'abuse',
  () => import(/* webpackChunkName: "abuse-en" */ './other-draft-en.ts'),
  () => import(/* webpackChunkName: "abuse-hi" */ './other-draft-hi.ts'),
);
