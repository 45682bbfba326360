import { useCallback } from 'react';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { errorWords } from '#web/words/errors/error-words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

/** Retries an unreachable account before acting. Never takes a member for a guest (B-05). */
export function useReach(): (goOn: () => void) => void {
  const session = useStore(SessionStore);
  const toasts = useStore(ToastStore);
  const { account } = useWords(errorWords).waiting;
  return useCallback(
    (goOn) => void session.load().then(() => (session.isOutOfReach ? toasts.show({ type: 'failure', text1: account }) : goOn())),
    [session, toasts, account],
  );
}
