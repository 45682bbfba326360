import { useEffect } from 'react';
import { screens } from '#core/navigation/screens.ts';
import { PostActionsStore } from '#web/stores/posts/post-actions-store.ts';
import { PostStore } from '#web/stores/posts/post-store.ts';
import { hasPageBefore, useNavigate } from '../router.ts';
import { useStore } from '../stores.tsx';
import { useKeys } from '../content/use-keys.ts';
import { useVoteKeys } from '../content/use-vote-keys.ts';

/** Keys of a post: u and d vote, r answers, c returns to the list (F-31). */
export function usePageKeys(): void {
  const store = useStore(PostStore);
  const actions = useStore(PostActionsStore);
  const navigate = useNavigate();
  const voteKeys = useVoteKeys(() => store.post);
  useKeys({
    ...voteKeys,
    r: () => document.querySelector<HTMLElement>('#reply textarea')?.focus(),
    c: () => void (hasPageBefore() ? navigate(-1) : navigate(screens.communities)),
    '?': () => actions.ask({ kind: 'keys' }),
  });
  useReplyInSight(Boolean(store.post));
}

/** Focuses the comment form for readers who came to answer. */
function useReplyInSight(isThere: boolean): void {
  useEffect(() => {
    if (isThere && location.hash === '#reply') document.querySelector<HTMLElement>('#reply textarea')?.focus();
  }, [isThere]);
}
