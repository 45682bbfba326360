import { useEffect } from 'react';
import { OnboardingFlowStore } from '#web/stores/onboarding/onboarding-flow-store.ts';
import { OnboardingStore } from '#web/stores/onboarding/onboarding-store.ts';
import { OnboardingWordsStore } from '#web/stores/onboarding/onboarding-words-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';

import { useStore } from '../stores.tsx';

/** Begins with whatever was wished for, once for each wish; whoever has nothing left to do is told so. A view that asks must be an observer. */
export function useBegin(): void {
  const { options } = useStore(OnboardingStore);
  const flow = useStore(OnboardingFlowStore);
  const toasts = useStore(ToastStore);
  const spoken = useStore(OnboardingWordsStore);
  useEffect(() => {
    const begin = async () => {
      const hasMore = !options || (await flow.begin(options));
      if (!hasMore && spoken.words) toasts.show({ type: 'success', text1: spoken.words.complete });
    };
    void begin();
  }, [options, flow, toasts, spoken]);
}
