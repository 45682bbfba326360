import { ConnectionStore } from '#web/stores/app/connection-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

/** A toast on failure: says so when an optimistic update does not hold after all. */
export function useToastOnFailure(): (action: Promise<boolean>) => Promise<void> {
  const words = useWords(postWords);
  const toasts = useStore(ToastStore);
  const connection = useStore(ConnectionStore);
  return async (action) => {
    if (!(await action)) toasts.show({ type: 'failure', text1: connection.isLost ? words.offline : words.failed });
  };
}
