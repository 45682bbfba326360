import { observer } from 'mobx-react-lite';
import { ComposerStore } from '#web/stores/composer/composer-store.ts';
import { KeptChangesStore } from '#web/stores/composer/kept-changes-store.ts';
import { keptWords } from '#web/words/composer/kept-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

/** Tells of earlier unsaved changes, to be saved or discarded. */
export const FoundChanges = observer(function FoundChanges() {
  const words = useWords(keptWords);
  const kept = useStore(KeptChangesStore);
  const composer = useStore(ComposerStore);
  if (!kept.moment) return null;
  const throwAway = () => {
    const { options, writing } = composer;
    if (writing.postId === null || !options) composer.change({ changedOffer: null });
    else {
      composer.discard();
      composer.open(options);
    }
    kept.answer();
  };
  return (
    <div className="inset stack g2" role="status">
      <p>{words.found(kept.moment)}</p>
      <div className="row">
        <Button onClick={() => kept.answer()}>{words.keep}</Button>
        <Button look="quiet" onClick={throwAway}>
          {words.throwAway}
        </Button>
      </div>
    </div>
  );
});
