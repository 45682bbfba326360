import { useEffect } from 'react';
import { OnboardingFlowStore } from '#web/stores/onboarding/onboarding-flow-store.ts';
import { OnboardingStore } from '#web/stores/onboarding/onboarding-store.ts';
import { PersonaStepStore } from '#web/stores/onboarding/persona-step-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { onboardingWords } from '#web/words/onboarding/onboarding-words.ts';
import { useStore } from '../stores.tsx';

/** Begins onboarding once per opening, with names drawn ahead, or shows that nothing is left. For observers only. */
export function useBegin(): void {
  const { options } = useStore(OnboardingStore);
  const flow = useStore(OnboardingFlowStore);
  const naming = useStore(PersonaStepStore);
  const session = useStore(SessionStore);
  const toasts = useStore(ToastStore);
  const words = useStore(WordsStore);
  useEffect(() => {
    if (options && !session.isWriter) void naming.suggest();
    const begin = async () => {
      const hasMore = !options || (await flow.begin(options));
      if (!hasMore) toasts.show({ type: 'success', text1: words.of(onboardingWords).complete });
    };
    void begin();
  }, [options, flow, naming, session, toasts, words]);
}
