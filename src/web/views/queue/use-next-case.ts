import { useLayoutEffect, useRef, type RefObject } from 'react';
import { ModerationStore } from '#web/stores/moderation/moderation-store.ts';
import { takeLostFocus } from '../overlays/lost-focus.ts';
import { useStore } from '../stores.tsx';

/** The id of the button that unfolds a case. */
export const openerOf = (itemId: string): string => `unfold-${itemId}`;

/** Leads the focus from a case that left the queue to the next one, or to this line when none is left. A view that asks must be an observer. */
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
