import { useNavigate } from 'react-router';
import { pressed } from '#core/votes/vote.ts';
import { VotesStore } from '#web/stores/votes/votes-store.ts';
import type { FeedList } from '#web/stores/feeds/feed-list.ts';
import { PostActionsStore } from '#web/stores/posts/post-actions-store.ts';
import { useStore } from '../stores.tsx';
import { cardBelow } from './card-below.ts';
import { useKeys } from '../content/use-keys.ts';
import { useMembersOnly } from '../content/use-members-only.ts';
import { useToastOnFailure } from '../content/use-toast-on-failure.ts';

/** Reads a list by single keys: j and k move, u and d vote, r answers, o opens (F-31). */
export function usePostKeys(list: FeedList): void {
  const votes = useStore(VotesStore);
  const actions = useStore(PostActionsStore);
  const asMember = useMembersOnly();
  const toastOnFailure = useToastOnFailure();
  const navigate = useNavigate();
  const vote = (arrow: 'up' | 'down') => () => {
    const post = list.items.find(({ postId }) => postId === list.currentId);
    if (!post) return;
    const ownVote = votes.of({ resourceId: post.postId, resourceType: 'POST' }, post);
    asMember(() => void toastOnFailure(ownVote.press(pressed(arrow, ownVote.shown.myVote))));
  };
  const open = (hash: string) => () => void (list.currentId && navigate(`/p/${list.currentId}${hash}`));
  useKeys({
    j: () => standOn(list, 1),
    k: () => standOn(list, -1),
    u: vote('up'),
    d: vote('down'),
    r: open('#reply'),
    o: open(''),
    '?': () => actions.ask({ kind: 'keys' }),
  });
}

/** Goes to the next or the previous card, and there with the focus; from nowhere to the first that can be seen. */
function standOn(list: FeedList, step: 1 | -1): void {
  const feed = document.querySelector('[role=feed]');
  const cards = [...(feed?.querySelectorAll<HTMLElement>('article') ?? [])];
  const at = cards.findIndex(({ id }) => id === `post-${list.currentId}`);
  const card = at < 0 ? cardBelow(100, feed) : cards[Math.min(cards.length - 1, Math.max(0, at + step))];
  card?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: 'start' });
}
