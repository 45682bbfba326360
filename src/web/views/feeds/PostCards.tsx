import { observer } from 'mobx-react-lite';
import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';
import type { FeedList } from '#web/stores/feeds/feed-list.ts';
import { feedWords } from '#web/words/feeds/feed-words.ts';
import { PostSheets } from '../posts/PostSheets.tsx';
import { FeedEnd } from './FeedEnd.tsx';
import { useScrollRestoration } from './use-scroll-restoration.ts';
import { classes } from '../ui/classes.ts';
import { useWords } from '../words.tsx';
import styles from '../content/content.module.css';

/** Cards drawn per batch, about what a slow phone manages in a frame. */
const slice = 2;

/** Cards of a feed, later ones drawn in batches so that scrolling never waits. */
export const PostCards = observer(function PostCards({ list }: { readonly list: FeedList }) {
  const words = useWords(feedWords);
  const { items, posts } = list;
  const [drawn, draw] = useState(items.length);
  const isDrawn = drawn === items.length;
  const feed = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isDrawn) return;
    const next = Math.min(items.length, drawn + slice);
    const frame = requestAnimationFrame(() => startTransition(() => draw(next)));
    return () => cancelAnimationFrame(frame);
  }, [drawn, isDrawn, items.length]);
  useFollowedFocus(feed, list);
  useScrollRestoration(feed, list);
  return (
    <>
      <div
        ref={feed}
        role="feed"
        className={classes(styles.feed, !isDrawn && styles.growing)}
        aria-label={words.posts}
        aria-busy={posts.state.status === 'LOADING'}
      >
        <PostSheets posts={items.slice(0, drawn)} heights={list.heights} />
      </div>
      <FeedEnd list={list} isDrawn={isDrawn} />
    </>
  );
});

/** Lets the keys j and k continue from the focused card. */
function useFollowedFocus(feed: RefObject<HTMLElement | null>, list: FeedList): void {
  useEffect(() => {
    const element = feed.current;
    if (!element) return;
    const follow = ({ target }: FocusEvent) => {
      const card = target instanceof Element ? target.closest('article') : null;
      if (card?.id.startsWith('post-')) list.stand(card.id.slice('post-'.length));
    };
    element.addEventListener('focusin', follow);
    return () => element.removeEventListener('focusin', follow);
  }, [feed, list]);
}
