import { observer } from 'mobx-react-lite';
import { CopyStore } from '#web/stores/forms/copy-store.ts';
import { copyWords } from '#web/words/ui/copy-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

interface CopyTypedProps {
  readonly texts: readonly string[];
}

/** Copies input that could not be sent, so that it is never lost. */
export const CopyTyped = observer(function CopyTyped({ texts }: CopyTypedProps) {
  const copy = useWords(copyWords);
  const { copying } = useStore(CopyStore);
  const { state } = copying;
  const text = texts
    .map((each) => each.trim())
    .filter(Boolean)
    .join('\n\n');
  if (text === '') return null;
  const isCopied = state.status === 'SUCCESS' && state.value === text;
  return (
    <div className="row">
      <Button look="quiet" onClick={() => void copying.send(text)}>
        {copy.press}
      </Button>
      <span className="hint" role="status">
        {isCopied ? copy.done : state.status === 'FAILURE' && copy.failed}
      </span>
    </div>
  );
});
