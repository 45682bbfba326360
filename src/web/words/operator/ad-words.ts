import { wordsIn } from '../words.ts';

/** Sentences of the advertisement of the host. */
export const adWords = wordsIn(
  'advertisement',
  () => import(/* webpackChunkName: "advertisement-en" */ './ad-en.ts'),
  () => import(/* webpackChunkName: "advertisement-hi" */ './ad-hi.ts'),
);
