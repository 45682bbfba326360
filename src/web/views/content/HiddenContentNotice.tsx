import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { ResourceType } from '#core/votes/vote.ts';
import { HiddenContentStore, type HiddenReason } from '#web/stores/moderation/hidden-content-store.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { useStore } from '../stores.tsx';
import { useUndo } from './use-undo.ts';
import { useWords } from '../words.tsx';
import styles from './content.module.css';

interface HiddenContentNoticeProps {
  readonly element: string;
  readonly id: string;
  readonly reason: HiddenReason;
  readonly resourceType: ResourceType;
}

/** Placeholder of just hidden content with undo. Takes the focus. */
export const HiddenContentNotice = observer(function HiddenContentNotice({ element, id, reason, resourceType }: HiddenContentNoticeProps) {
  const { stop } = useWords(postWords);
  const store = useStore(HiddenContentStore);
  const undo = useUndo();
  const note = useRef<HTMLElement>(null);
  const isPointedAt = store.pointedId === id;
  useEffect(() => {
    if (!isPointedAt) return;
    note.current?.focus();
    store.point(undefined);
  }, [isPointedAt, store]);
  const text = reason.kind === 'HIDDEN' ? stop.hidden : stop.done(reason, resourceType);
  return (
    <article ref={note} id={element} tabIndex={-1} className={`gone ${styles.hiddenContent}`} aria-label={text}>
      <span>{text}</span>
      <button type="button" className={styles.more} onClick={() => void undo(id, reason)}>
        {stop.undo}
      </button>
    </article>
  );
});
