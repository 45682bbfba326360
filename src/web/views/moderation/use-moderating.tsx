import type { InterventionOutcome, Moderated } from '#core/moderation/interventions.ts';
import type { Resource } from '#core/votes/vote.ts';
import { PostActionsStore } from '#web/stores/posts/post-actions-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { useStore } from '../stores.tsx';
import { CompareIcon } from '../ui/icons.tsx';
import type { MenuItem } from '../overlays/Menu.tsx';
import { useWords } from '../words.tsx';

export function useModerating(
  resource: Resource,
  { status, lockedFor, isMine }: Moderated & { readonly isMine: boolean },
  done: (outcome: InterventionOutcome) => void,
): readonly MenuItem[] {
  const { moderate } = useWords(postWords);
  const actions = useStore(PostActionsStore);
  const { mayModerate } = useStore(SessionStore);
  if (isMine || !mayModerate) return [];
  return [{ label: moderate, icon: <CompareIcon />, press: () => actions.ask({ kind: 'moderate', resource, moderated: { status, lockedFor }, done }) }];
}
