import { wordsIn } from '../words.ts';

export const onboardingNudgeWords = wordsIn('onboarding-prompt', () => import('../en/nudges/onboarding.ts'));
