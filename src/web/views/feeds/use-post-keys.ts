import { postPath } from '#core/navigation/screens.ts';
import type { FeedList } from '#web/stores/feeds/feed-list.ts';
import { PostActionsStore } from '#web/stores/posts/post-actions-store.ts';
import { useNavigate } from '../router.ts';
import { useStore } from '../stores.tsx';
import { cardBelow } from './card-below.ts';
import { useKeys } from '../content/use-keys.ts';
import { useVoteKeys } from '../content/use-vote-keys.ts';

/** Keys of a list: j and k move, u and d vote, r answers, o opens (F-31). */
export function usePostKeys(list: FeedList): void {
  const actions = useStore(PostActionsStore);
  const navigate = useNavigate();
  const voteKeys = useVoteKeys(() => list.items.find(({ postId }) => postId === list.currentId));
  const open = (hash: string) => () => void (list.currentId && navigate(`${postPath(list.currentId)}${hash}`));
  useKeys({
    j: () => standOn(list, 1),
    k: () => standOn(list, -1),
    ...voteKeys,
    r: open('#reply'),
    o: open(''),
    '?': () => actions.ask({ kind: 'keys' }),
  });
}

/** Focuses the next or previous card, initially the first visible one. */
function standOn(list: FeedList, step: 1 | -1): void {
  const feed = document.querySelector('[role=feed]');
  const cards = [...(feed?.querySelectorAll<HTMLElement>('article') ?? [])];
  const at = cards.findIndex(({ id }) => id === `post-${list.currentId}`);
  const card = at < 0 ? cardBelow(100, feed) : cards[Math.min(cards.length - 1, Math.max(0, at + step))];
  card?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: 'start' });
}
