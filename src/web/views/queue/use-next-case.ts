import { useLayoutEffect, useRef, type RefObject } from 'react';
import { ModerationStore } from '#web/stores/moderation/moderation-store.ts';
import { takeLostFocus } from '../overlays/lost-focus.ts';
import { useStore } from '../stores.tsx';

export const openerOf = (itemId: string): string => `unfold-${itemId}`;

/** Moves focus to the next case, or to this line after the last. For observers only. */
export function useNextCase(): RefObject<HTMLParagraphElement | null> {
  const line = useRef<HTMLParagraphElement>(null);
  const store = useStore(ModerationStore);
  const { size } = store.done;
  const gone = useRef(size);
  useLayoutEffect(() => {
    if (gone.current === size) return;
    gone.current = size;
    const next = store.items.find((item) => store.isUnfolded(item));
    takeLostFocus(next ? document.getElementById(openerOf(next.itemId)) : line.current);
  }, [store, size]);
  return line;
}
