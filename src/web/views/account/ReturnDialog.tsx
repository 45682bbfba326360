import { observer } from 'mobx-react-lite';
import { ReturnStore } from '#web/stores/account/return-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { deactivatedWords } from '#web/words/account/deactivated-words.ts';
import { returnWords } from '#web/words/account/return-words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { useSignOut } from '../login/use-sign-out.ts';

/** Asks a deactivated member after login if they return. */
export const ReturnDialog = observer(function ReturnDialog() {
  const deactivated = useWords(deactivatedWords);
  const words = useWords(returnWords);
  const store = useStore(ReturnStore);
  const toasts = useStore(ToastStore);
  const signOut = useSignOut();
  const { status } = store.returning.state;
  const comeBack = async () => {
    if (await store.comeBack()) toasts.show({ type: 'success', text1: words.done });
  };
  const foot = (
    <>
      <Button look="main" busy={status === 'LOADING'} onClick={() => void comeBack()}>
        {status === 'LOADING' ? words.busy : deactivated.back}
      </Button>
      <Button onClick={() => store.putOff()}>{words.later}</Button>
      <Button look="quiet" onClick={signOut}>
        {words.signOut}
      </Button>
    </>
  );
  return (
    <Dialog isOpen={store.isAsked} onClose={() => store.putOff()} title={deactivated.title} foot={foot}>
      <p>{deactivated.text}</p>
      <p className="err" role="alert">
        {status === 'FAILURE' && words.failed}
      </p>
    </Dialog>
  );
});
