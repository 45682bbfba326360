import { useEffect } from 'react';
import { screens } from '#core/navigation/screens.ts';
import { PostActionsStore } from '#web/stores/posts/post-actions-store.ts';
import { PostStore } from '#web/stores/posts/post-store.ts';
import { useNavigate } from '../router.ts';
import { useStore } from '../stores.tsx';
import { useKeys } from '../content/use-keys.ts';
import { useVoteKeys } from '../content/use-vote-keys.ts';

/** Reads one post by single keys: u and d vote, r answers, c goes back to the list (F-31). */
export function usePageKeys(): void {
  const store = useStore(PostStore);
  const actions = useStore(PostActionsStore);
  const navigate = useNavigate();
  const voteKeys = useVoteKeys(() => store.post);
  useKeys({
    ...voteKeys,
    r: () => document.querySelector<HTMLElement>('#reply textarea')?.focus(),
    c: () => void (isFurtherIn(window.history.state) ? navigate(-1) : navigate(screens.communities)),
    '?': () => actions.ask({ kind: 'keys' }),
  });
  useReplyInSight(Boolean(store.post));
}

/** Whether one came here from another page of the product, as the router keeps count of it. */
const isFurtherIn = (state: unknown): boolean => typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;

/** Moves the focus to the comment form for a reader who came to answer. */
function useReplyInSight(isThere: boolean): void {
  useEffect(() => {
    if (isThere && location.hash === '#reply') document.querySelector<HTMLElement>('#reply textarea')?.focus();
  }, [isThere]);
}
