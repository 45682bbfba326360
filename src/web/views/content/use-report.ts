import type { Resource } from '#core/votes/vote.ts';
import { PostActionsStore } from '#web/stores/posts/post-actions-store.ts';
import { useStore } from '../stores.tsx';
import { useMembersOnly } from './use-members-only.ts';
import { useNameBegun } from './use-name-begun.ts';

export function useReport(): (resource: Resource) => void {
  const actions = useStore(PostActionsStore);
  const [asMember, begun] = [useMembersOnly(), useNameBegun()];
  return (resource) => {
    const report = { kind: 'report', resource } as const;
    asMember(() => begun(() => actions.ask(report)), report);
  };
}
