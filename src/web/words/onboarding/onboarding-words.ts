import { wordsIn } from '../words.ts';

export const onboardingWords = wordsIn('onboarding', () => import('../en/onboarding/words.ts'));
