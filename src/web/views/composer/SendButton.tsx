import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { ComposerStore } from '#web/stores/composer/composer-store.ts';
import type { SentName } from '#web/stores/content/sent-names-store.ts';
import { composerWords } from '#web/words/composer/composer-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import { useGoesOut } from '../content/use-name-begun.ts';
import { useDraftPersona } from '../personas/use-draft-persona.ts';
import { SentNote } from './SentNote.tsx';
import { useBound } from './use-bound.ts';
import styles from './composer.module.css';

interface SendButtonProps {
  readonly isBusy: boolean;
  readonly isLater: boolean;
  readonly send: (under: SentName) => void;
}

/** Says as whom and when a post goes out, and posts. Keeps label and width while sending, against double presses. */
export const SendButton = observer(function SendButton({ isBusy, isLater, send }: SendButtonProps) {
  const words = useWords(composerWords);
  const store = useStore(ComposerStore);
  const { postId } = store.writing;
  const isNew = postId === null;
  const { profileType, name, isKnown, isUnchosen } = useDraftPersona(store.writing.profileType, (chosen) => isNew && store.choose(chosen), isNew);
  const { isOff } = useBound();
  const goesOut = useGoesOut();
  const when = isLater ? words.later.posted : (profileType === 'ANONYMOUS' && goesOut) || words.now;
  const note = useId();
  const label = isNew ? (isKnown && !isUnchosen ? words.postAs(name) : words.post) : words.saveAs(store.options?.edits?.author.name ?? '');
  return (
    <>
      <SentNote besideButton />
      {isNew && (
        <p id={note} className={`hint ${styles.why}`}>
          {isUnchosen ? (
            words.choosePersona
          ) : (
            <>
              {name && <b translate="no">{name} · </b>}
              <span>{when}</span>
            </>
          )}
        </p>
      )}
      <Button
        look="main"
        busy={isBusy || (isNew && !isKnown)}
        disabled={isOff || isUnchosen}
        aria-label={label}
        aria-describedby={isNew ? note : undefined}
        onClick={() => send({ profileType, name: name ?? null })}
      >
        {isNew ? words.post : label}
      </Button>
    </>
  );
});
