import { LoginStore } from '#web/stores/login/login-store.ts';
import { useStore } from '../stores.tsx';

/** Signs out, and says so when that does not work; it is asked before what becomes of unsent words, and of the key of a made-up name. */
export function useSignOut(): () => void {
  const login = useStore(LoginStore);
  return () => login.wantSignOut(true);
}
