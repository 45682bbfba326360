import { observer } from 'mobx-react-lite';
import { Dialog } from '../overlays/Dialog.tsx';
import { useQuestionWords } from '../content/use-question-words.ts';
import { useTalkWords } from '../content/use-talk-words.ts';

/** The address of something, to be copied by hand where the browser copies nothing. */
export const AddressDialog = observer(function AddressDialog({ address, close }: { readonly address: string; readonly close: () => void }) {
  const words = useTalkWords();
  const asked = useQuestionWords();
  return (
    <Dialog isOpen onClose={close} title={words.share}>
      <p>{asked.notCopied}</p>
      <input className="input" readOnly value={address} aria-label={words.share} onFocus={({ currentTarget }) => currentTarget.select()} />
    </Dialog>
  );
});
