import { wordsIn } from '../words.ts';

/** Sentences of the card that asks guests to log in. */
export const loginNudgeWords = wordsIn(
  'login-prompt',
  () => import(/* webpackChunkName: "login-prompt-en" */ './login-en.ts'),
  () => import(/* webpackChunkName: "login-prompt-hi" */ './login-hi.ts'),
);
