import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { screens } from '#core/navigation/screens.ts';
import { ComposerStore } from '#web/stores/composer/composer-store.ts';
import type { SentName } from '#web/stores/content/sent-names-store.ts';
import { composerWords } from '#web/words/composer/composer-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { useDraftPersona } from '../personas/use-draft-persona.ts';
import { SentNote } from './SentNote.tsx';
import { useAwaitedName } from './use-awaited-name.ts';
import { useBound } from './use-bound.ts';
import styles from './composer.module.css';

interface SendButtonProps {
  readonly isBusy: boolean;
  readonly send: (under: SentName) => void;
}

/** Says under which persona the post goes out, and sends it under just that one. It keeps its words and width while it sends, so that a second press finds no other button in its place. */
export const SendButton = observer(function SendButton({ isBusy, send }: SendButtonProps) {
  const words = useWords(composerWords);
  const store = useStore(ComposerStore);
  const { postId } = store.writing;
  const author = store.options?.edits?.author;
  const { profileType, name, isKnown } = useDraftPersona(store.writing.profileType, (chosen) => postId === null && store.choose(chosen));
  const { isOff } = useBound();
  const awaited = useAwaitedName();
  const note = useId();
  const label = postId === null ? (isKnown ? words.postAs(name) : words.post) : words.saveAs(author?.name ?? '');
  return (
    <>
      <SentNote besideButton />
      {awaited !== undefined && (
        <p id={note} className={`hint ${styles.why}`}>
          {words.nameWaits(awaited)} <Link to={screens.madeUpName}>{words.toName}</Link>
        </p>
      )}
      <Button
        look="main"
        busy={isBusy || (postId === null && !isKnown)}
        disabled={isOff}
        aria-disabled={awaited !== undefined || undefined}
        aria-describedby={awaited === undefined ? undefined : note}
        onClick={() => awaited === undefined && send({ profileType, name: name ?? null })}
      >
        {label}
      </Button>
    </>
  );
});
