import { createContext, useContext } from 'react';
import type { OnboardingWords } from '#web/words/onboarding/en.ts';

/** The words of onboarding, as far as the dialog around has fetched them. */
export const OnboardingWordsContext = createContext<OnboardingWords | undefined>(undefined);

/** What is said while somebody joins, in the language of the moment. */
export function useOnboardingWords(): OnboardingWords {
  const words = useContext(OnboardingWordsContext);
  if (!words) throw new Error('A step was drawn outside of onboarding');
  return words;
}
