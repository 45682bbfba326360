import { useEffect, type RefObject } from 'react';
import { PostViewsStore } from '#web/stores/post-views-store.ts';
import { useStore } from '../stores.tsx';

/** So much of a post has to be in sight. */
const leastShare = 0.1;

/** Tells when a post comes into sight and goes out of it. */
export function useSeen(card: RefObject<HTMLElement | null>, postId: string): void {
  const views = useStore(PostViewsStore);
  useEffect(() => {
    const element = card.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    let leave: () => void = () => undefined;
    const look: IntersectionObserverCallback = ([entry]) => {
      leave();
      if (entry?.isIntersecting) leave = views.come(postId);
    };
    const watcher = new IntersectionObserver(look, { threshold: leastShare });
    watcher.observe(element);
    return () => {
      leave();
      watcher.disconnect();
    };
  }, [card, postId, views]);
}
