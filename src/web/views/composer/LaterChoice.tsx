import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { ComposerStore } from '#web/stores/composer/composer-store.ts';
import { composerWords } from '#web/words/composer/composer-words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import styles from './composer.module.css';

/** The choice to let a post come out later than it is sent, so that nobody learns when it was written (F-17). */
export const LaterChoice = observer(function LaterChoice() {
  const { later: words } = useWords(composerWords);
  const store = useStore(ComposerStore);
  const hint = useId();
  return (
    <div className="field">
      <label className={styles.check}>
        <input
          type="checkbox"
          aria-describedby={hint}
          checked={store.writing.isLater}
          onChange={({ currentTarget }) => store.change({ isLater: currentTarget.checked })}
        />
        <span>{words.label}</span>
      </label>
      <p id={hint} className="hint">
        {words.hint}
      </p>
    </div>
  );
});
