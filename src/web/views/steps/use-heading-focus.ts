import { useEffect, useRef, type RefObject } from 'react';

/** Moves focus to the dialog's heading and scrolls to the top whenever the screen changes. */
export function useHeadingFocus(screen: string): RefObject<HTMLDivElement | null> {
  const top = useRef<HTMLDivElement>(null);
  const last = useRef(screen);
  useEffect(() => {
    if (last.current === screen) return;
    last.current = screen;
    top.current?.closest('dialog')?.scrollTo(0, 0);
    top.current?.querySelector('h2')?.focus();
  }, [screen]);
  return top;
}
