import { useEffect, useRef } from 'react';
import { isUrlToSend, urlOfForm } from '#core/contributions/send-after-login.ts';
import { speaksOfLogin } from '#core/login/speaks-of-login.ts';
import type { FormInSteps } from '#web/stores/contributions/form-in-steps.ts';
import { SendWish } from '#web/stores/contributions/send-wish.ts';
import { useLocation, useNavigate } from '../router.ts';
import { useStore } from '../stores.tsx';

/** Sends what a guest wanted sent once they are back from the login, and what the URL says of that is taken in. A view that asks must be an observer. */
export function useSendAfterLogin({ isBegun, needsLogin, step, steps }: FormInSteps, send: () => Promise<void>): void {
  const wish = useStore(SendWish);
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const url = pathname + search + hash;
  const isBack = isBegun && !needsLogin && isUrlToSend(url) && !speaksOfLogin(search);
  const isLast = step === steps.at(-1);
  const sending = useRef(send);
  useEffect(() => {
    sending.current = send;
  });
  useEffect(() => {
    if (!isBack) return;
    const isWished = wish.take(url);
    void navigate(urlOfForm(url), { replace: true });
    if (isWished && isLast) void sending.current();
  }, [isBack, isLast, wish, navigate, url]);
}
