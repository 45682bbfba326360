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
  readonly send: (under: SentName) => void;
}

/** Names the persona and posts under it. Keeps label and width while sending, against double presses. */
export const SendButton = observer(function SendButton({ isBusy, send }: SendButtonProps) {
  const words = useWords(composerWords);
  const store = useStore(ComposerStore);
  const { postId } = store.writing;
  const author = store.options?.edits?.author;
  const persona = useDraftPersona(store.writing.profileType, (chosen) => postId === null && store.choose(chosen), { asks: true });
  const { profileType, name, isKnown } = persona;
  const isUnchosen = postId === null && persona.isUnchosen;
  const { isOff } = useBound();
  const goesOut = useGoesOut();
  const isEarly = postId === null && profileType === 'ANONYMOUS' && goesOut !== undefined;
  const note = useId();
  const label = postId === null ? (isKnown && !isUnchosen ? words.postAs(name) : words.post) : words.saveAs(author?.name ?? '');
  return (
    <>
      <SentNote besideButton />
      {(isUnchosen || isEarly) && (
        <p id={note} className={`hint ${styles.why}`}>
          {isUnchosen ? words.choosePersona : goesOut}
        </p>
      )}
      <Button
        look="main"
        busy={isBusy || (postId === null && !isKnown)}
        disabled={isOff || isUnchosen}
        aria-describedby={isUnchosen || isEarly ? note : undefined}
        onClick={() => send({ profileType, name: name ?? null })}
      >
        {label}
      </Button>
    </>
  );
});
