import { wordsIn } from '../words.ts';

/** Sentences of the list of notifications. The sentences of the notifications themselves come from the server. */
export const notificationWords = wordsIn(
  'notifications',
  () => import(/* webpackChunkName: "notifications-en" */ './en.ts'),
  () => import(/* webpackChunkName: "notifications-hi" */ './hi.ts'),
);
