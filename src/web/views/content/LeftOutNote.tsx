import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { LeftOutStore, type LeftOut } from '#web/stores/moderation/left-out-store.ts';
import { useStore } from '../stores.tsx';
import { useTakingBack } from './use-taking-back.ts';
import { useTalkWords } from './use-talk-words.ts';
import styles from './content.module.css';

interface LeftOutNoteProps {
  /** The post or comment in whose place it stands, by its element and by its name. */
  readonly element: string;
  readonly id: string;
  readonly left: LeftOut;
}

/** Stands where something was that the reader has just left out, with the way back. Whoever did it stands here next. */
export const LeftOutNote = observer(function LeftOutNote({ element, id, left }: LeftOutNoteProps) {
  const { stop } = useTalkWords();
  const store = useStore(LeftOutStore);
  const takeBack = useTakingBack();
  const note = useRef<HTMLElement>(null);
  const isPointedAt = store.pointedId === id;
  useEffect(() => {
    if (!isPointedAt) return;
    note.current?.focus();
    store.point(undefined);
  }, [isPointedAt, store]);
  const text = left.kind === 'HIDDEN' ? stop.hidden : stop.done[left.kind](left.author.name);
  return (
    <article ref={note} id={element} tabIndex={-1} className={`gone ${styles.leftOut}`} aria-label={text}>
      <span>{text}</span>
      <button type="button" className={styles.more} onClick={() => void takeBack(id, left)}>
        {stop.undo}
      </button>
    </article>
  );
});
