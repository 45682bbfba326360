import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { formWordIn } from '#core/login/form-login-url.ts';
import { withoutKeys } from '#core/navigation/url.ts';
import { toastText } from '#core/toasts/toast-text.ts';
import { LoginCallbackStore } from '#web/stores/login/login-callback-store.ts';
import { WantedStore } from '#web/stores/login/wanted-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { arrivalWords } from '#web/words/login/arrival-words.ts';
import { useLocation, useTidyUrl } from '../router.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

/** Takes login results out of the URL and tells them (R-132, R-206, R-207, D-22). */
export const LoginCallback = observer(function LoginCallback() {
  const words = useWords(arrivalWords);
  const callbacks = useStore(LoginCallbackStore);
  const toasts = useStore(ToastStore);
  const wanted = useStore(WantedStore);
  const { isKnown } = useStore(SessionStore);
  const tidyUrl = useTidyUrl();
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;
  const taken = useRef<string>(undefined);
  useEffect(() => {
    if (!isKnown || taken.current === here) return;
    taken.current = here;
    const arrived = callbacks.arrive(here);
    const rest = withoutKeys(arrived?.rest ?? here, ['toast']);
    if (rest === here) return;
    tidyUrl(rest);
    const said = toastText(new URLSearchParams(search).get('toast') ?? '');
    if (said) toasts.show({ type: 'info', text1: words.fromLink, text2: said });
    if (!arrived) return;
    // A form that a login was begun in says itself that it is sent, and so does what was wanted.
    if (arrived.news === 'signed-in' && formWordIn(here) === undefined && !wanted.waits) toasts.show({ type: 'success', text1: words.signedIn });
    if (arrived.news === 'other-member') toasts.show({ type: 'info', text1: words.otherMember });
    if (arrived.news === 'signed-out') toasts.show({ type: 'success', text1: words.signedOut });
  }, [isKnown, here, search, callbacks, toasts, wanted, tidyUrl, words]);
  return null;
});
