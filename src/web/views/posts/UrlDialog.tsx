import { observer } from 'mobx-react-lite';
import { postWords } from '#web/words/posts/post-words.ts';
import { contentWords } from '#web/words/content/content-words.ts';
import { Dialog } from '../overlays/Dialog.tsx';
import { useWords } from '../words.tsx';

export const UrlDialog = observer(function UrlDialog({ url, close }: { readonly url: string; readonly close: () => void }) {
  const words = useWords(postWords);
  const asked = useWords(contentWords);
  return (
    <Dialog isOpen onClose={close} title={words.share}>
      <p>{asked.notCopied}</p>
      <input className="input" readOnly value={url} aria-label={words.share} onFocus={({ currentTarget }) => currentTarget.select()} />
    </Dialog>
  );
});
