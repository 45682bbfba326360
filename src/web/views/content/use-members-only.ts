import type { LoginContext } from '#core/login/login-context.ts';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { useStore } from '../stores.tsx';
import { useReach } from './use-reach.ts';

/** Does something for a member, and for a guest opens the login that it needs, with the sentence of its context. Nothing is hidden from guests (F-05). */
export function useMembersOnly(context?: LoginContext): (act: () => void) => void {
  const session = useStore(SessionStore);
  const login = useStore(LoginStore);
  const reach = useReach();
  const pass = (act: () => void): void => {
    if (session.isSignedIn) act();
    else if (session.isOutOfReach) reach(() => pass(act));
    else login.open(context ? { context } : {});
  };
  return pass;
}
