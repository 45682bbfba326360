import type { Language } from '#core/device/preferences.ts';
import type { OnboardingWords } from '#web/words/onboarding/en.ts';

/** Fetches what is said while somebody joins; each language is a chunk of its own, for there is much to say. */
export async function loadOnboardingWords(language: Language): Promise<OnboardingWords> {
  if (language === 'hi') return (await import(/* webpackChunkName: "onboarding-hi" */ '#web/words/onboarding/hi.ts')).onboarding;
  return (await import(/* webpackChunkName: "onboarding-en" */ '#web/words/onboarding/en.ts')).onboarding;
}
