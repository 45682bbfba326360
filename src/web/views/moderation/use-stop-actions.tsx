import type { MuteKind } from '#core/moderation/mutes.ts';
import type { Author } from '#core/personas/author.ts';
import type { Resource } from '#core/votes/vote.ts';
import { PostActionsStore } from '#web/stores/posts/post-actions-store.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { useStore } from '../stores.tsx';
import type { MenuItem } from '../overlays/Menu.tsx';
import { BlockIcon, MuteIcon } from '../content/post-icons.tsx';
import { useMembersOnly } from '../content/use-members-only.ts';
import { useSomeName } from '../content/use-name-begun.ts';
import { useWords } from '../words.tsx';

/** Mutes or blocks after telling the effects. For observers only. */
export function useStopActions(resource: Resource, author: Author | null): readonly MenuItem[] {
  const { stop } = useWords(postWords);
  const actions = useStore(PostActionsStore);
  const asMember = useMembersOnly();
  const asSomebody = useSomeName();
  const ask = (how: MuteKind) => () => {
    const wanted = { kind: 'stop', how, resource, name: author?.name ?? '', by: author?.profileType ?? 'ANONYMOUS' } as const;
    asMember(() => asSomebody(() => actions.ask(wanted)), wanted);
  };
  return [
    { label: stop.menu.MUTE, icon: <MuteIcon />, press: ask('MUTE') },
    { label: stop.menu.BLOCK, icon: <BlockIcon />, press: ask('BLOCK') },
  ];
}
