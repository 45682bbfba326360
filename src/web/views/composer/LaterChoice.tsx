import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { ComposerStore } from '#web/stores/composer/composer-store.ts';
import { composerWords } from '#web/words/composer/composer-words.ts';
import { Checkbox } from '../fields/Checkbox.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

/** Delays publication, so that nobody learns when it was written (F-17). */
export const LaterChoice = observer(function LaterChoice({ isLater }: { readonly isLater: boolean }) {
  const { later: words } = useWords(composerWords);
  const store = useStore(ComposerStore);
  const hint = useId();
  return (
    <div className="field">
      <Checkbox isChecked={isLater} onCheck={(chosen) => store.chooseLater(chosen)} describedBy={hint}>
        {words.label}
      </Checkbox>
      <p id={hint} className="hint">
        {words.hint(isLater && store.writing.isLater === null)}
      </p>
    </div>
  );
});
