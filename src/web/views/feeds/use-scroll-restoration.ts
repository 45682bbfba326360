import { useLayoutEffect, type RefObject } from 'react';
import type { FeedList } from '#web/stores/feeds/feed-list.ts';
import { useNavigationType } from '../router.ts';
import { cardBelow } from './card-below.ts';

/** Restores the reader's card in position and focus, whatever changed above. */
export function useScrollRestoration(feed: RefObject<HTMLElement | null>, list: FeedList): void {
  const isBack = useNavigationType() === 'POP';
  useLayoutEffect(() => {
    const { scrollPosition } = list;
    const frame = scrollPosition && isBack ? requestAnimationFrame(() => putBack(scrollPosition)) : undefined;
    const element = feed.current;
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      list.scrollPosition = scrollPositionIn(element);
    };
  }, [feed, list, isBack]);
}

function putBack({ postId, top, focused }: NonNullable<FeedList['scrollPosition']>): void {
  const card = document.getElementById(`post-${postId}`);
  if (card) window.scrollBy({ top: card.getBoundingClientRect().top - top, behavior: 'instant' });
  // A frame later: the start of the screen takes the focus first.
  if (focused) requestAnimationFrame(() => document.getElementById(focused)?.focus({ preventScroll: true }));
}

function scrollPositionIn(feed: HTMLElement | null): FeedList['scrollPosition'] {
  const card = cardBelow(0, feed);
  return card
    ? { postId: card.id.slice('post-'.length), top: card.getBoundingClientRect().top, focused: document.activeElement?.closest('article')?.id }
    : undefined;
}
