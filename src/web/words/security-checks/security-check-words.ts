import { wordsIn } from '../words.ts';

/** Sentences of the list of security checks. */
export const securityCheckWords = wordsIn(
  'securityChecks',
  () => import(/* webpackChunkName: "securityChecks-en" */ './en.ts'),
  () => import(/* webpackChunkName: "securityChecks-hi" */ './hi.ts'),
);
