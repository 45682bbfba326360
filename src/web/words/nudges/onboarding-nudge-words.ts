import { wordsIn } from '../words.ts';

/** Sentences of the card that offers onboarding. */
export const onboardingNudgeWords = wordsIn('onboarding-prompt', () => import('../en/nudges/onboarding.ts'));
