import { observer } from 'mobx-react-lite';
import { useCallback, useEffect } from 'react';
import { screens } from '#core/navigation/screens.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { KeyLeavingStore } from '#web/stores/persona-keys/key-leaving-store.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { signOutWords } from '#web/words/persona-keys/sign-out-words.ts';
import { Dialog } from '../overlays/Dialog.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';

/** Asks before signing out what shall become of the key of a made-up name: on a shared computer it would stay for whoever comes next. */
export const SignOutDialog = observer(function SignOutDialog() {
  const words = useWords(signOutWords);
  const { isKeyAsked } = useStore(LoginStore);
  const store = useStore(KeyLeavingStore);
  const told = useToldFailure();
  useEffect(() => {
    if (isKeyAsked) void store.ask().then(told);
  }, [isKeyAsked, store, told]);
  const leave = (forgets: boolean) => void store.leave(forgets).then((isOut) => told(!isOut));
  const isBusy = store.leaving.state.status === 'LOADING';
  return (
    <Dialog isOpen={isKeyAsked && store.name !== undefined} onClose={() => store.close()} title={words.title}>
      <div className="stack">
        <p>{words.text(store.name ?? '')}</p>
        <Link className="btn wide" to={screens.madeUpName} onClick={() => store.close()}>
          {words.take}
        </Link>
        <Button wide busy={isBusy} onClick={() => leave(false)}>
          {words.keep}
        </Button>
        <Button wide busy={isBusy} onClick={() => leave(true)}>
          {words.forget}
        </Button>
        <p className="hint">{words.forgetText}</p>
      </div>
    </Dialog>
  );
});

/** Says that signing out has failed, where it has. */
function useToldFailure(): (hasFailed: boolean) => void {
  const { signOutFailed } = useWords(navigationWords);
  const toasts = useStore(ToastStore);
  return useCallback((hasFailed) => void (hasFailed && toasts.show({ type: 'failure', text1: signOutFailed })), [toasts, signOutFailed]);
}
