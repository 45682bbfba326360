import { useEffect, useRef } from 'react';
import { formWordIn, urlOfForm } from '#core/login/form-login-url.ts';
import { speaksOfLogin } from '#core/login/speaks-of-login.ts';
import { FormLogin } from '#web/stores/forms/form-login.ts';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { useLocation, useNavigate } from '../router.ts';
import { useStore } from '../stores.tsx';

interface FormOfLogin {
  readonly takeOver: () => void;
  /** True once the form is open, so that the URL can drop the login. */
  readonly isOpen: boolean;
  readonly send?: (() => Promise<void>) | undefined;
}

/** Keeps a form's input through a login begun here and sends it if wanted. For observers only. */
export function useFormLogin({ takeOver, isOpen, send }: FormOfLogin): void {
  const [formLogin, login, { isGuest, isKnown, member }] = [useStore(FormLogin), useStore(LoginStore), useStore(SessionStore)];
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const url = pathname + search + hash;
  const owner = member?.userId;
  const acts = useRef({ takeOver, send });
  useEffect(() => {
    acts.current = { takeOver, send };
  });
  useEffect(() => {
    if (!isGuest) return undefined;
    login.standBy((wanted) => formLogin.optionsFrom(url, wanted));
    return () => login.standBy(undefined);
  }, [formLogin, login, isGuest, url]);
  useEffect(() => {
    if (owner !== undefined && formLogin.isOver(url, login.options !== undefined)) acts.current.takeOver();
  }, [formLogin, login, owner, url]);
  const isBack = isKnown && isOpen && formWordIn(url) !== undefined && !speaksOfLogin(search);
  useEffect(() => {
    if (!isBack) return;
    const isWished = formLogin.end(url) && !isGuest;
    void navigate(urlOfForm(url), { replace: true });
    if (isWished) void acts.current.send?.();
  }, [formLogin, isBack, isGuest, navigate, url]);
}
