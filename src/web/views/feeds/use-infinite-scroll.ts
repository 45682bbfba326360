import { useEffect, useRef, type RefObject } from 'react';

const ahead = '1200px';

/** Calls back near the end of a list, and observes again after each page. */
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
