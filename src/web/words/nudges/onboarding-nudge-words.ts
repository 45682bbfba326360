import { wordsIn } from '../words.ts';

/** Sentences of the card that offers onboarding. */
export const onboardingNudgeWords = wordsIn(
  'onboarding-prompt',
  () => import(/* webpackChunkName: "onboarding-prompt-en" */ './onboarding-en.ts'),
  () => import(/* webpackChunkName: "onboarding-prompt-hi" */ './onboarding-hi.ts'),
);
