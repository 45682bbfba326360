import type { LoginContext } from '#core/login/login-context.ts';
import { loginFor, type OnboardingNeed } from '#core/onboarding/need.ts';
import type { Wanted } from '#core/wanted/wanted.ts';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { WantedStore } from '#web/stores/login/wanted-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { useStore } from '../stores.tsx';
import { useReach } from './use-reach.ts';

/** Acts for members. Guests log in first, for what it needs of them, and it runs afterwards (F-05). */
export function useMembersOnly(context?: LoginContext, need?: OnboardingNeed): (act: () => void, wanted?: Wanted) => void {
  const session = useStore(SessionStore);
  const login = useStore(LoginStore);
  const kept = useStore(WantedStore);
  const reach = useReach();
  const pass = (act: () => void, wanted?: Wanted): void => {
    const options = { ...(context && { context }), ...(need && loginFor(need)) };
    if (session.isSignedIn) act();
    else if (session.isOutOfReach) reach(() => pass(act, wanted));
    else {
      login.open(options);
      if (wanted) kept.keep(wanted);
    }
  };
  return pass;
}
