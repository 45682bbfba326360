import { ToastStore } from '#web/stores/app/toast-store.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

/** Says so when something that was shown at once does not hold after all. */
export function useSurely(): (deed: Promise<boolean>) => Promise<void> {
  const words = useWords(postWords);
  const toasts = useStore(ToastStore);
  return async (deed) => {
    if (!(await deed)) toasts.show({ type: 'failure', text1: words.failed });
  };
}
