import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { useStore } from '../stores.tsx';

/** Looks at every address that one comes to, for what it says about logging in. */
export const LoginDoor = observer(function LoginDoor() {
  const login = useStore(LoginStore);
  const { search } = useLocation();
  useEffect(() => login.look(search), [login, search]);
  return null;
});
