import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { ModeHere } from '#core/persona-keys/persona-mode.ts';
import { PersonaModeStore } from '#web/stores/persona-keys/persona-mode-store.ts';
import { useStore } from '../stores.tsx';

interface ModeNoteProps {
  /** The sentences of each mode that is to be told here. */
  readonly says: Readonly<Partial<Record<ModeHere, readonly string[]>>>;
}

/** The note on how the made-up name is kept, with the limits of that. It says nothing while nobody knows. */
export const ModeNote = observer(function ModeNote({ says }: ModeNoteProps) {
  const store = useStore(PersonaModeStore);
  useEffect(() => void store.read(), [store]);
  const sentences = (store.mode && says[store.mode]) ?? [];
  return sentences.map((sentence) => (
    <p key={sentence} className="hint">
      {sentence}
    </p>
  ));
});
