import { wordsIn } from '../words.ts';

/** Sentences of onboarding, and of the verification of a career. */
export const onboardingWords = wordsIn('onboarding', () => import('../en/onboarding/words.ts'));
