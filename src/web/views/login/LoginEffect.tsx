import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { useStore } from '../stores.tsx';
import { useQueryOnceHydrated } from '../use-hydrating.ts';

export const LoginEffect = observer(function LoginEffect() {
  const login = useStore(LoginStore);
  const search = useQueryOnceHydrated();
  useEffect(() => login.look(search), [login, search]);
  return null;
});
