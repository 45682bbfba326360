import { LoginStore } from '#web/stores/login/login-store.ts';
import { useStore } from '../stores.tsx';

/** Signs out and tells of failure, after asking about unsent words and keys. */
export function useSignOut(): () => void {
  const login = useStore(LoginStore);
  return () => login.wantSignOut(true);
}
