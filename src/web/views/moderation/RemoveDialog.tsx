import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { contentWords } from '#web/words/content/content-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { useWords } from '../words.tsx';

interface RemoveDialogProps {
  readonly remove: () => Promise<boolean>;
  readonly close: () => void;
}

export const RemoveDialog = observer(function RemoveDialog({ remove, close }: RemoveDialogProps) {
  const words = useWords(postWords);
  const asked = useWords(contentWords);
  const toasts = useStore(ToastStore);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, fail] = useState(false);
  const press = async () => {
    setBusy(true);
    const isGone = await remove();
    setBusy(false);
    if (!isGone) return fail(true);
    toasts.show({ type: 'success', text1: asked.deleting.done });
    close();
  };
  const foot = (
    <>
      <Button look="main" busy={isBusy} onClick={() => void press()}>
        {asked.deleting.yes}
      </Button>
      <Button onClick={close}>{words.cancel}</Button>
    </>
  );
  return (
    <Dialog isOpen onClose={close} title={asked.deleting.title} foot={foot}>
      <p>{asked.deleting.lead}</p>
      {hasFailed && (
        <p className="err" role="alert">
          {asked.deleting.failed}
        </p>
      )}
    </Dialog>
  );
});
