import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router';
import { withPairs } from '#core/navigation/url.ts';
import type { FeedList } from '#web/stores/feeds/feed-list.ts';
import { feedWords } from '#web/words/feeds/feed-words.ts';
import { Await } from '../ui/Await.tsx';
import { Link } from '../ui/Link.tsx';
import { useInfiniteScroll } from './use-infinite-scroll.ts';
import { useWords } from '../words.tsx';
import styles from '../content/content.module.css';

interface FeedEndProps {
  readonly list: FeedList;
  /** Whether all cards that were read are drawn; before that the end stands too high, and would ask for page after page. */
  readonly isDrawn: boolean;
}

/** The link to the next page: a URL of its own, which a script follows in place as soon as it comes near. */
export const FeedEnd = observer(function FeedEnd({ list, isDrawn }: FeedEndProps) {
  const words = useWords(feedWords);
  const { pathname, search } = useLocation();
  const { posts } = list;
  const end = useInfiniteScroll(() => void posts.more(), isDrawn && posts.state.status === 'SUCCESS' ? posts.next : null);
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
