import { SignOutStore } from '#web/stores/sessions/sign-out-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

/** Signs out, and says so when that does not work. */
export function useSignOut(): () => Promise<void> {
  const words = useWords(navigationWords);
  const leaving = useStore(SignOutStore);
  const toasts = useStore(ToastStore);
  return async () => {
    if (await leaving.begin()) toasts.show({ type: 'failure', text1: words.signOutFailed });
  };
}
