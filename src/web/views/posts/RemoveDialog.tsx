import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ToastStore } from '#web/stores/toast-store.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useTalkWords } from './use-talk-words.ts';

interface RemoveDialogProps {
  readonly remove: () => Promise<boolean>;
  readonly close: () => void;
}

/** Asks once more before something is deleted for everybody. */
export const RemoveDialog = observer(function RemoveDialog({ remove, close }: RemoveDialogProps) {
  const words = useTalkWords();
  const toasts = useStore(ToastStore);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, fail] = useState(false);
  const press = async () => {
    setBusy(true);
    const isGone = await remove();
    setBusy(false);
    if (!isGone) return fail(true);
    toasts.show({ type: 'success', text1: words.deleting.done });
    close();
  };
  const foot = (
    <>
      <Button look="main" busy={isBusy} onClick={() => void press()}>
        {words.deleting.yes}
      </Button>
      <Button onClick={close}>{words.cancel}</Button>
    </>
  );
  return (
    <Dialog isOpen onClose={close} title={words.deleting.title} foot={foot}>
      <p>{words.deleting.lead}</p>
      {hasFailed && (
        <p className="err" role="alert">
          {words.deleting.failed}
        </p>
      )}
    </Dialog>
  );
});
