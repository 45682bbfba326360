import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { KeptChangesStore } from '#web/stores/composer/kept-changes-store.ts';
import { WritingStore } from '#web/stores/composer/writing-store.ts';
import { keptWords } from '#web/words/composer/kept-words.ts';
import { LowerBar } from '../overlays/LowerBar.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

/** Tells after a reload that changes wait on this device. */
export const KeptChanges = observer(function KeptChanges() {
  const words = useWords(keptWords);
  const store = useStore(KeptChangesStore);
  const isWriting = useStore(WritingStore).options !== undefined;
  useEffect(() => store.look(), [store]);
  useEffect(() => {
    if (isWriting) store.answer();
  }, [store, isWriting]);
  const { found, moment } = store;
  if (!found || !moment) return null;
  return (
    <LowerBar label={found.isSent ? words.sent.label : words.label}>
      <div>
        <p className="strong">{found.isSent ? words.sent.found(moment) : words.found(moment)}</p>
        {found.title !== '' && <p dir="auto">{words.of(found.title)}</p>}
      </div>
      <div className="row">
        <Button look="main" onClick={() => store.goOn()}>
          {found.isSent ? words.sent.open : words.goOn}
        </Button>
        <Button look="quiet" onClick={() => store.throwAway()}>
          {words.throwAway}
        </Button>
      </div>
    </LowerBar>
  );
});
