import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { screens } from '#core/navigation/screens.ts';
import type { ModeHere } from '#core/persona-keys/persona-mode.ts';
import { PersonaModeStore } from '#web/stores/persona-keys/persona-mode-store.ts';
import { useStore } from '../stores.tsx';
import { Link } from '../ui/Link.tsx';

interface ModeNoteProps {
  /** The sentences of each mode that is to be told here. */
  readonly says: Readonly<Partial<Record<ModeHere, readonly string[]>>>;
  /** The labels of the way to the page of the name, for the modes in which there is something to be done there. */
  readonly ways?: Readonly<Partial<Record<ModeHere, string>>>;
  /** The label under which the sentences are folded, where something else comes first. */
  readonly fold?: string;
  /** Called when that way is taken, to make room for the page. */
  readonly onLeave?: () => void;
}

/** The note on how the made-up name is kept, with the limits of that. It says nothing while nobody knows. */
export const ModeNote = observer(function ModeNote({ says, ways = {}, fold, onLeave }: ModeNoteProps) {
  const store = useStore(PersonaModeStore);
  useEffect(() => void store.read(), [store]);
  const way = store.mode && ways[store.mode];
  const sentences = (store.mode && says[store.mode]) ?? [];
  const paragraphs = sentences.map((sentence) => (
    <p key={sentence} className="hint">
      {sentence}
    </p>
  ));
  return (
    <>
      {fold !== undefined && sentences.length > 0 ? (
        <details>
          <summary>{fold}</summary>
          <div className="stack g2">{paragraphs}</div>
        </details>
      ) : (
        paragraphs
      )}
      {way && (
        <Link to={screens.madeUpName} onClick={onLeave}>
          {way}
        </Link>
      )}
    </>
  );
});
