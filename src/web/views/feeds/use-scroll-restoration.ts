import { useLayoutEffect, type RefObject } from 'react';
import { useNavigationType } from 'react-router';
import type { FeedList } from '#web/stores/feeds/feed-list.ts';
import { cardBelow } from './card-below.ts';

/** Scroll restoration in a feed: the card at which the reader left is where it was, however much above it has changed its height. */
export function useScrollRestoration(feed: RefObject<HTMLElement | null>, list: FeedList): void {
  const isBack = useNavigationType() === 'POP';
  useLayoutEffect(() => {
    const { place } = list;
    const frame = place && isBack ? requestAnimationFrame(() => putBack(place)) : undefined;
    const element = feed.current;
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      list.place = placeIn(element);
    };
  }, [feed, list, isBack]);
}

function putBack({ postId, top }: { readonly postId: string; readonly top: number }): void {
  const card = document.getElementById(`post-${postId}`);
  if (card) window.scrollBy({ top: card.getBoundingClientRect().top - top, behavior: 'instant' });
}

function placeIn(feed: HTMLElement | null): FeedList['place'] {
  const card = cardBelow(0, feed);
  return card ? { postId: card.id.slice('post-'.length), top: card.getBoundingClientRect().top } : undefined;
}
