import { wordsIn } from '../words.ts';

/** Sentences for moderators, and of the ledger of what they do. */
export const moderationWords = wordsIn(
  'moderation',
  () => import(/* webpackChunkName: "moderation-en" */ './en.ts'),
  () => import(/* webpackChunkName: "moderation-hi" */ './hi.ts'),
);
