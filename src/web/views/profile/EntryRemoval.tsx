import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type RefObject } from 'react';
import type { OwnEntries } from '#web/stores/forms/own-list.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import type { ProfileWords } from '#web/words/en/profile/words.ts';
import { profileWords } from '#web/words/profile/profile-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import type { EntryView } from './entry-view.ts';
import { useWords } from '../words.tsx';

interface EntryRemovalProps {
  readonly list: OwnEntries;
  readonly words: ProfileWords['entries']['experience' | 'education'];
  readonly removed: EntryView | undefined;
  readonly close: () => void;
  /** Heading that takes the focus of a deleted row. */
  readonly heading: RefObject<HTMLElement | null>;
}

export const EntryRemoval = observer(function EntryRemoval({ list, words, removed, close, heading }: EntryRemovalProps) {
  const all = useWords(profileWords).entries;
  const toasts = useStore(ToastStore);
  const hasRemoved = useRef(false);
  useEffect(() => {
    if (!removed && hasRemoved.current) heading.current?.focus();
    hasRemoved.current = false;
  }, [removed, heading]);
  const { status } = list.removing.state;
  const remove = async () => {
    if (!removed || !(await list.remove(removed.id))) return;
    hasRemoved.current = true;
    close();
    toasts.show({ type: 'success', text1: words.removed });
  };
  const cancel = () => {
    list.removing.forget();
    close();
  };
  const foot = (
    <>
      <Button look="main" busy={status === 'LOADING'} onClick={() => void remove()}>
        {all.remove}
      </Button>
      <Button onClick={cancel}>{all.keep}</Button>
    </>
  );
  return (
    <Dialog isOpen={removed !== undefined} onClose={cancel} title={words.removeTitle} foot={foot}>
      <p>{removed && `${removed.name}. ${words.removeBecause}`}</p>
      <p className="err" role="alert">
        {status === 'FAILURE' && all.removeFailed}
      </p>
    </Dialog>
  );
});
