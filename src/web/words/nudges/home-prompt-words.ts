import { wordsIn } from '../words.ts';

/** Sentences of the bar on the first page that asks a member for something. */
export const homePromptWords = wordsIn(
  'home-prompt',
  () => import(/* webpackChunkName: "home-prompt-en" */ './home-prompt-en.ts'),
  () => import(/* webpackChunkName: "home-prompt-hi" */ './home-prompt-hi.ts'),
);
