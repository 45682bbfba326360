import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { withPairs } from '#core/navigation/url.ts';
import type { FeedList } from '#web/stores/feeds/feed-list.ts';
import { FeedsStore } from '#web/stores/feeds/feeds-store.ts';
import { feedWords } from '#web/words/feeds/feed-words.ts';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Link } from '../ui/Link.tsx';
import { NewPosts } from './NewPosts.tsx';
import { PostCards } from './PostCards.tsx';
import { PostSkeleton } from '../posts/PostSkeleton.tsx';
import { useInfiniteScroll } from './use-infinite-scroll.ts';
import { usePostKeys } from './use-post-keys.ts';
import { useWords } from '../words.tsx';
import styles from '../content/content.module.css';

interface FeedViewProps {
  /** The empty state of the feed. */
  readonly empty: ReactNode;
}

/** The posts of a feed, on and on; what has been read stays where it is. */
export const FeedView = observer(function FeedView({ empty }: FeedViewProps) {
  const { list } = useStore(FeedsStore);
  useEffect(() => list.look(), [list]);
  usePostKeys(list);
  const { items, posts } = list;
  if (items.length === 0) {
    return (
      <Await request={posts} meanwhile={<PostSkeleton />}>
        {() => empty}
      </Await>
    );
  }
  return (
    <>
      <NewPosts list={list} />
      <PostCards key={list.key} list={list} />
      <End list={list} />
    </>
  );
});

/** The link to the next page: a URL of its own, which a script follows in place as soon as it comes near. */
const End = observer(function End({ list }: { readonly list: FeedList }) {
  const words = useWords(feedWords);
  const { pathname, search } = useLocation();
  const { posts } = list;
  const end = useInfiniteScroll(() => void posts.more(), posts.state.status === 'SUCCESS' ? posts.next : null);
  if (posts.state.status === 'FAILURE') return <Await request={posts}>{() => null}</Await>;
  if (posts.next === null) return <p className={`muted ${styles.end}`}>{words.end}</p>;
  const isLoading = posts.state.status === 'LOADING';
  return (
    <div ref={end} className={styles.on}>
      <Link
        to={withPairs(pathname + search, { cursor: posts.next })}
        className="btn wide"
        aria-busy={isLoading}
        onClick={(event) => {
          event.preventDefault();
          void posts.more();
        }}
      >
        {isLoading ? words.loading : words.more}
      </Link>
    </div>
  );
});
