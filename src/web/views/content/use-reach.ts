import { useCallback } from 'react';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { errorWords } from '#web/words/errors/error-words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

/** Asks once more for an account that could not be reached, and goes on with what was pressed. Where it still cannot be, that is said; a member is never taken for a guest (B-05). */
export function useReach(): (goOn: () => void) => void {
  const session = useStore(SessionStore);
  const toasts = useStore(ToastStore);
  const { account } = useWords(errorWords).waiting;
  return useCallback(
    (goOn) => void session.load().then(() => (session.isOutOfReach ? toasts.show({ type: 'failure', text1: account }) : goOn())),
    [session, toasts, account],
  );
}
