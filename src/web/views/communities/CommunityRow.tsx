import { observer } from 'mobx-react-lite';
import type { Community } from '#core/communities/community.ts';
import { MembershipsStore } from '#web/stores/memberships-store.ts';
import { CommunitySign } from '../posts/CommunitySign.tsx';
import { communityPath } from '../posts/community-path.ts';
import { useTalkWords } from '../posts/use-talk-words.ts';
import { useStore } from '../stores.tsx';
import { Link } from '../ui/Link.tsx';
import { JoinButton } from './JoinButton.tsx';

/** One community in a list, and the way into it. */
export const CommunityRow = observer(function CommunityRow({ community, isTold = false }: { readonly community: Community; readonly isTold?: boolean }) {
  const words = useTalkWords();
  const { followers } = useStore(MembershipsStore).of(community).shown;
  return (
    <li className="item">
      <CommunitySign community={community} />
      <span className="sm">
        <Link className="strong plain" to={communityPath(community)}>
          {community.name}
        </Link>
        <br />
        <span className="xs muted">
          {words.members(followers)}
          {isTold && ` · ${words.posts(community.topicMeta.posts)}`}
        </span>
      </span>
      <JoinButton community={community} />
    </li>
  );
});
