import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, type RefObject } from 'react';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { uiWords } from '#web/words/ui/ui-words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { ToastCard } from './ToastCard.tsx';

/** Toasts, also in each open dialog. Only the last instance draws, after first render. */
export const Toasts = observer(function Toasts() {
  const words = useWords(uiWords);
  const store = useStore(ToastStore);
  const stage = useId();
  const stack = useRef<HTMLElement>(null);
  useEffect(() => store.enter(stage), [store, stage]);
  const isDrawn = store.stage === stage && store.toasts.length > 0;
  const returnTo = useReading(isDrawn, stack, store);
  useEscape(isDrawn, store);
  if (!isDrawn) return null;

  const close = (id: number) => {
    store.dismiss(id);
    if (returnTo.current instanceof HTMLElement) returnTo.current.focus();
    returnTo.current = null;
  };
  return (
    <section ref={stack} className="toasts" aria-label={words.toasts}>
      {store.toasts.map(({ id, toast, isLeaving }) => (
        <ToastCard key={id} toast={toast} isLeaving={isLeaving} close={() => close(id)} />
      ))}
    </section>
  );
});

/** Keeps toasts while hovered or focused, and answers where the focus came from. */
function useReading(isDrawn: boolean, stack: RefObject<HTMLElement | null>, store: ToastStore): RefObject<EventTarget | null> {
  const cameFrom = useRef<EventTarget | null>(null);
  useEffect(() => {
    const section = stack.current;
    if (!isDrawn || !section) return;
    const come = () => store.pause();
    const focus = ({ relatedTarget }: FocusEvent) => {
      store.pause();
      if (!(relatedTarget instanceof Node && section.contains(relatedTarget))) cameFrom.current = relatedTarget;
    };
    const go = () => section.matches(':hover, :focus-within') || store.resume();
    section.addEventListener('pointerenter', come);
    section.addEventListener('pointerleave', go);
    section.addEventListener('focusin', focus);
    section.addEventListener('focusout', go);
    return () => {
      section.removeEventListener('pointerenter', come);
      section.removeEventListener('pointerleave', go);
      section.removeEventListener('focusin', focus);
      section.removeEventListener('focusout', go);
    };
  }, [isDrawn, stack, store]);
  return cameFrom;
}

/** Closes the newest toast on Escape, unless an open layer comes first. */
function useEscape(isListening: boolean, store: ToastStore): void {
  useEffect(() => {
    if (!isListening) return;
    const hear = (event: KeyboardEvent) => {
      const isTaken = event.target instanceof Element && event.target.closest('[popover], [aria-expanded="true"]');
      if (event.key !== 'Escape' || event.defaultPrevented || isTaken) return;
      event.preventDefault();
      store.dismissNewest();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [isListening, store]);
}
