import { wordsIn } from '../words.ts';

/** Sentences of onboarding, and of the verification of a career. */
export const onboardingWords = wordsIn(
  'onboarding',
  () => import(/* webpackChunkName: "onboarding-en" */ './en.ts'),
  () => import(/* webpackChunkName: "onboarding-hi" */ './hi.ts'),
);
