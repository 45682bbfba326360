import { useEffect, useRef, type RefObject } from 'react';

/** So far below the screen the end of a list may be when what follows is fetched. */
const ahead = '1200px';

/** Calls back when the end of a list comes near, as long as there is more. Each page that was read is looked for anew, for the end may be near still. */
export function useEndInSight(come: () => void, next: string | null): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(come);
  useEffect(() => {
    latest.current = come;
  });
  useEffect(() => {
    const element = end.current;
    if (!element || next === null || typeof IntersectionObserver === 'undefined') return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), { rootMargin: `0px 0px ${ahead} 0px` });
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [next]);
  return end;
}
