import { useEffect, useRef } from 'react';
import { sendWordIn, urlOfForm } from '#core/contributions/send-after-login.ts';
import { speaksOfLogin } from '#core/login/speaks-of-login.ts';
import type { FormInSteps } from '#web/stores/contributions/form-in-steps.ts';
import { SendWish } from '#web/stores/contributions/send-wish.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { useLocation, useNavigate } from '../router.ts';
import { useStore } from '../stores.tsx';

/** Sends what a guest wanted sent once they are back from the login; who comes back without an account wants it no more. What the URL says of that is taken in. A view that asks must be an observer. */
export function useSendAfterLogin({ isBegun, needsLogin, step, steps }: FormInSteps, send: () => Promise<void>): void {
  const [wish, { isGuest }] = [useStore(SendWish), useStore(SessionStore)];
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const url = pathname + search + hash;
  const isBack = isBegun && (isGuest || !needsLogin) && sendWordIn(url) !== undefined && !speaksOfLogin(search);
  const isLast = step === steps.at(-1);
  const sending = useRef(send);
  useEffect(() => {
    sending.current = send;
  });
  useEffect(() => {
    if (!isBack) return;
    const isWished = wish.take(url) && !isGuest;
    void navigate(urlOfForm(url), { replace: true });
    if (isWished && isLast) void sending.current();
  }, [isBack, isGuest, isLast, wish, navigate, url]);
}
