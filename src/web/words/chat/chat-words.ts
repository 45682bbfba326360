import { wordsIn } from '../words.ts';

/** Sentences of messages. */
export const chatWords = wordsIn(
  'chat',
  () => import(/* webpackChunkName: "chat-en" */ './en.ts'),
  () => import(/* webpackChunkName: "chat-hi" */ './hi.ts'),
);
