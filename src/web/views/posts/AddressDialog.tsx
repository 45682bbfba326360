import { observer } from 'mobx-react-lite';
import { postWords } from '#web/words/posts/post-words.ts';
import { contentWords } from '#web/words/content/content-words.ts';
import { Dialog } from '../overlays/Dialog.tsx';
import { useWords } from '../words.tsx';

/** The address of something, to be copied by hand where the browser copies nothing. */
export const AddressDialog = observer(function AddressDialog({ address, close }: { readonly address: string; readonly close: () => void }) {
  const words = useWords(postWords);
  const asked = useWords(contentWords);
  return (
    <Dialog isOpen onClose={close} title={words.share}>
      <p>{asked.notCopied}</p>
      <input className="input" readOnly value={address} aria-label={words.share} onFocus={({ currentTarget }) => currentTarget.select()} />
    </Dialog>
  );
});
