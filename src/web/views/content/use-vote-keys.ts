import type { Post } from '#core/posts/post.ts';
import { pressed } from '#core/votes/vote.ts';
import { VotesStore } from '#web/stores/votes/votes-store.ts';
import { useStore } from '../stores.tsx';
import { useCast } from './use-cast.ts';

/** Keys u and d, which vote on the current post. */
export function useVoteKeys(current: () => Post | undefined): { readonly u: () => void; readonly d: () => void } {
  const votes = useStore(VotesStore);
  const cast = useCast();
  const vote = (arrow: 'up' | 'down') => () => {
    const post = current();
    if (!post) return;
    const resource = { resourceId: post.postId, resourceType: 'POST' } as const;
    cast(votes.of(resource, post), { change: ({ myVote }) => pressed(arrow, myVote), wanted: (chosen) => ({ kind: 'vote', resource, vote: chosen }) });
  };
  return { u: vote('up'), d: vote('down') };
}
