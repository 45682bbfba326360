import type { LoginContext } from '#core/login/login-context.ts';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { useStore } from '../stores.tsx';

/** Does something for a member, and for a guest opens the login that it needs, with the sentence of its context. Nothing is hidden from guests (F-05). */
export function useMembersOnly(context?: LoginContext): (act: () => void) => void {
  const session = useStore(SessionStore);
  const login = useStore(LoginStore);
  return (act) => (session.isSignedIn ? act() : login.open(context ? { context } : {}));
}
