import { LoginStore } from '#web/stores/login/login-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

/** Signs out, and says so when that does not work. Where keys of made-up names are kept, it is asked before what becomes of them. */
export function useSignOut(): () => Promise<void> {
  const words = useWords(navigationWords);
  const session = useStore(SessionStore);
  const login = useStore(LoginStore);
  const toasts = useStore(ToastStore);
  return async () => {
    if (session.markers.keepKeys()) login.askOfKey(true);
    else if (!(await session.signOut())) toasts.show({ type: 'failure', text1: words.signOutFailed });
  };
}
