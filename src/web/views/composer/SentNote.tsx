import { observer } from 'mobx-react-lite';
import { AlreadyPostedStore } from '#web/stores/composer/already-posted-store.ts';
import { ComposerStore } from '#web/stores/composer/composer-store.ts';
import { SpeakingNote } from '../personas/SpeakingNote.tsx';
import { useStore } from '../stores.tsx';
import { useBound } from './use-bound.ts';

/** Name of the draft, beside the names or a disabled button. */
export const SentNote = observer(function SentNote({ besideButton }: { readonly besideButton?: boolean }) {
  const { sentName } = useStore(ComposerStore);
  const already = useStore(AlreadyPostedStore);
  const { now, isBound } = useBound();
  const startOver = () => {
    already.startOver();
    document.querySelector<HTMLElement>('[name=persona]:checked')?.focus();
  };
  if (isBound === !besideButton) return null;
  return <SpeakingNote what="post" now={now} sent={sentName} onAgain={already.postId ? undefined : startOver} />;
});
