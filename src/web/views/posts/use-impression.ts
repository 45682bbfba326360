import { useEffect, type RefObject } from 'react';
import type { Post } from '#core/posts/post.ts';
import { PostViewsStore } from '#web/stores/posts/post-views-store.ts';
import { useStore } from '../stores.tsx';

const leastShare = 0.1;

/** Distance beyond which posts are not observed, which matters with a thousand. */
const near = '50%';

/** Reports others' posts entering and leaving view (R-075), by their `data-post` id. */
export function useImpression(place: RefObject<HTMLElement | null>, shown: readonly Pick<Post, 'postId' | 'isMine'>[]): void {
  const views = useStore(PostViewsStore);
  const which = shown.flatMap(({ postId, isMine }) => (isMine ? [] : [postId])).join();
  useEffect(() => {
    const element = place.current;
    if (!element || which === '' || typeof IntersectionObserver === 'undefined') return;
    const inSight = new Map<Element, () => void>();
    const posts = new IntersectionObserver((entries) => entries.forEach(look), { threshold: leastShare });
    const look = ({ target, isIntersecting }: IntersectionObserverEntry) => {
      inSight.get(target)?.();
      if (isIntersecting) inSight.set(target, views.come(target.getAttribute('data-post') ?? ''));
      else inSight.delete(target);
    };
    const leave = () => {
      posts.disconnect();
      for (const left of inSight.values()) left();
      inSight.clear();
    };
    const approach: IntersectionObserverCallback = (entries) => {
      leave();
      if (entries.at(-1)?.isIntersecting) for (const post of postsIn(element, which.split(','))) posts.observe(post);
    };
    const surroundings = new IntersectionObserver(approach, { rootMargin: near });
    surroundings.observe(element);
    return () => {
      surroundings.disconnect();
      leave();
    };
  }, [place, which, views]);
}

const postsIn = (element: HTMLElement, ids: readonly string[]): readonly Element[] =>
  [element, ...element.querySelectorAll('[data-post]')].filter((post) => ids.includes(post.getAttribute('data-post') ?? ''));
