import { observer } from 'mobx-react-lite';
import { withPairs } from '#core/navigation/url.ts';
import type { FeedList } from '#web/stores/feeds/feed-list.ts';
import { feedWords } from '#web/words/feeds/feed-words.ts';
import { useLocation } from '../router.ts';
import { ListFoot } from '../ui/ListFoot.tsx';
import { useInfiniteScroll } from './use-infinite-scroll.ts';
import { useWords } from '../words.tsx';

interface FeedEndProps {
  readonly list: FeedList;
  /** True once all cards are drawn, as an early end would load page after page. */
  readonly isDrawn: boolean;
}

/** Link to the next page, followed automatically when near. */
export const FeedEnd = observer(function FeedEnd({ list, isDrawn }: FeedEndProps) {
  const words = useWords(feedWords);
  const { pathname, search } = useLocation();
  const { posts } = list;
  const end = useInfiniteScroll(() => void posts.more(), isDrawn && posts.state.status === 'SUCCESS' ? posts.next : null);
  return <ListFoot pages={posts} more={words.more} end={words.end} urlOf={(cursor) => withPairs(pathname + search, { cursor })} at={end} />;
});
