import { observer } from 'mobx-react-lite';
import type { Community } from '#core/communities/community.ts';
import { MembershipsStore } from '#web/stores/communities/memberships-store.ts';
import { communityWords } from '#web/words/communities/community-words.ts';
import { useCommunityName } from '../content/use-community-name.ts';
import { useMembersOnly } from '../content/use-members-only.ts';
import { useToastOnFailure } from '../content/use-toast-on-failure.ts';
import { useWords } from '../words.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { CheckIcon } from '../ui/icons.tsx';

interface JoinButtonProps {
  readonly community: Community;
  readonly isRoomy?: boolean;
}

/** Joins or leaves at once. Ignores the second half of a double press, which would undo it. */
export const JoinButton = observer(function JoinButton({ community, isRoomy = false }: JoinButtonProps) {
  const words = useWords(communityWords);
  const memberships = useStore(MembershipsStore);
  const asMember = useMembersOnly('feed');
  const toastOnFailure = useToastOnFailure();
  const name = useCommunityName()(community);
  const membership = memberships.of(community);
  const { isFollowed } = membership.shown;
  const press = () =>
    asMember(() => void toastOnFailure(memberships.press(community), () => membership.failure), {
      kind: 'join',
      community: { type: community.type, key: community.entityId },
      name,
    });
  return (
    <Button
      className="needs-script"
      aria-pressed={isFollowed}
      aria-label={isFollowed ? words.joinedNamed(name) : words.joinNamed(name)}
      onClick={({ detail }) => detail < 2 && press()}
    >
      {isFollowed && <CheckIcon small />}
      {isFollowed ? isRoomy && words.joined : words.join}
    </Button>
  );
});
