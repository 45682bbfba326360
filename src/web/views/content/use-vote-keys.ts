import type { Post } from '#core/posts/post.ts';
import { pressed } from '#core/votes/vote.ts';
import { VotesStore } from '#web/stores/votes/votes-store.ts';
import { useStore } from '../stores.tsx';
import { useMembersOnly } from './use-members-only.ts';
import { useToastOnFailure } from './use-toast-on-failure.ts';

/** The keys u and d, which vote on the post that is read just now. */
export function useVoteKeys(current: () => Post | undefined): { readonly u: () => void; readonly d: () => void } {
  const votes = useStore(VotesStore);
  const asMember = useMembersOnly();
  const toastOnFailure = useToastOnFailure();
  const vote = (arrow: 'up' | 'down') => () => {
    const post = current();
    if (!post) return;
    const ownVote = votes.of({ resourceId: post.postId, resourceType: 'POST' }, post);
    asMember(() => void toastOnFailure(ownVote.press(pressed(arrow, ownVote.shown.myVote))));
  };
  return { u: vote('up'), d: vote('down') };
}
