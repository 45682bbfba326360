import { useEffect, useRef, type RefObject } from 'react';

/** The element around the heading of what is in a dialog: whenever that changes, the focus goes to the heading, and one sees it from the top. */
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
