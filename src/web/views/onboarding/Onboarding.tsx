import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { OnboardingWordsStore } from '#web/stores/onboarding/onboarding-words-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { useStore } from '../stores.tsx';
import { OnboardingDialog } from './OnboardingDialog.tsx';
import { OnboardingWordsContext } from '../steps/use-onboarding-words.ts';

/** Onboarding, once there are words for it. */
export const Onboarding = observer(function Onboarding() {
  const spoken = useStore(OnboardingWordsStore);
  const { language } = useStore(WordsStore);
  useEffect(() => void spoken.speak(language), [spoken, language]);
  if (!spoken.words) return null;
  return (
    <OnboardingWordsContext value={spoken.words}>
      <OnboardingDialog />
    </OnboardingWordsContext>
  );
});
