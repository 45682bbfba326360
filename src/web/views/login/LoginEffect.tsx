import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { useStore } from '../stores.tsx';

/** The effect that reads the query of every URL for what it says about logging in. */
export const LoginEffect = observer(function LoginEffect() {
  const login = useStore(LoginStore);
  const { search } = useLocation();
  useEffect(() => login.look(search), [login, search]);
  return null;
});
