import { observer } from 'mobx-react-lite';
import { contentWords } from '#web/words/content/content-words.ts';
import { Dialog } from '../overlays/Dialog.tsx';
import { useWords } from '../words.tsx';

export const KeysDialog = observer(function KeysDialog({ close }: { readonly close: () => void }) {
  const words = useWords(contentWords);
  return (
    <Dialog isOpen onClose={close} title={words.keys.title}>
      <dl className="stack g2">
        {words.keys.rows.map(([key, action]) => (
          <div key={key} className="split">
            <dt>{action}</dt>
            <dd>
              <kbd className="tag">{key}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
});
