import { ToastStore } from '#web/stores/app/toast-store.ts';
import { useStore } from '../stores.tsx';
import { useTalkWords } from './use-talk-words.ts';

/** Says so when something that was shown at once does not hold after all. */
export function useSurely(): (deed: Promise<boolean>) => Promise<void> {
  const words = useTalkWords();
  const toasts = useStore(ToastStore);
  return async (deed) => {
    if (!(await deed)) toasts.show({ type: 'failure', text1: words.failed });
  };
}
