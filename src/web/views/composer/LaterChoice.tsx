import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { checkedTexts, draftTexts } from '#core/composer/checked-texts.ts';
import { comesLater } from '#core/composer/writing.ts';
import { ExposureStore } from '#web/stores/exposure/exposure-store.ts';
import { ComposerStore } from '#web/stores/composer/composer-store.ts';
import { composerWords } from '#web/words/composer/composer-words.ts';
import { Checkbox } from '../fields/Checkbox.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';

/** The choice to let a post come out later than it is sent, so that nobody learns when it was written (F-17). */
export const LaterChoice = observer(function LaterChoice() {
  const { later: words } = useWords(composerWords);
  const store = useStore(ComposerStore);
  const exposure = useStore(ExposureStore);
  const { submissionKey, isLater } = store.writing;
  const isChecked = comesLater(store.writing, exposure.asked === submissionKey && exposure.hasFoundIn(draftTexts(checkedTexts(store.writing))));
  const hint = useId();
  return (
    <div className="field">
      <Checkbox isChecked={isChecked} onCheck={(chosen) => store.chooseLater(chosen)} describedBy={hint}>
        {words.label}
      </Checkbox>
      <p id={hint} className="hint">
        {words.hint(isChecked && isLater === null)}
      </p>
    </div>
  );
});
