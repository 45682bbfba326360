import { observer } from 'mobx-react-lite';
import { contentWords } from '#web/words/content/content-words.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { useWords } from '../words.tsx';

interface LeavingDialogProps {
  readonly href: string;
  readonly host: string;
  readonly close: () => void;
}

/** Tells where an external link leads before leaving (S-125). */
export const LeavingDialog = observer(function LeavingDialog({ href, host, close }: LeavingDialogProps) {
  const words = useWords(contentWords);
  const foot = (
    <>
      <a className="btn main" href={href} target="_blank" rel="nofollow ugc noopener noreferrer" onClick={close}>
        {words.leaving.go(host)}
      </a>
      <Button onClick={close}>{words.leaving.stay}</Button>
    </>
  );
  return (
    <Dialog isOpen onClose={close} title={words.leaving.title} foot={foot}>
      <div className="stack g3">
        <p>{words.leaving.lead}</p>
        <p className="inset">{href}</p>
      </div>
    </Dialog>
  );
});
