import { useEffect, useRef, type RefObject } from 'react';

/** The distance below the screen at which the next page is fetched. */
const ahead = '1200px';

/** Infinite scroll: calls back when the end of a list comes near, as long as there is more. It is observed again after each page, for the end may be near still. */
export function useInfiniteScroll(come: () => void, next: string | null): RefObject<HTMLDivElement | null> {
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
