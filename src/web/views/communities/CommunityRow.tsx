import { observer } from 'mobx-react-lite';
import type { Community } from '#core/communities/community.ts';
import { MembershipsStore } from '#web/stores/communities/memberships-store.ts';
import { communityWords } from '#web/words/communities/community-words.ts';
import { CommunitySign } from './CommunitySign.tsx';
import { communityPath } from '../content/community-path.ts';
import { useCommunityAbout, useCommunityName } from '../content/use-community-name.ts';
import { useWords } from '../words.tsx';
import { useStore } from '../stores.tsx';
import { Link } from '../ui/Link.tsx';
import { JoinButton } from './JoinButton.tsx';

/** Community row with a link. Tells its subject while it has no members. */
export const CommunityRow = observer(function CommunityRow({
  community,
  isDisclosed = false,
}: {
  readonly community: Community;
  readonly isDisclosed?: boolean;
}) {
  const words = useWords(communityWords);
  const nameOf = useCommunityName();
  const aboutOf = useCommunityAbout();
  const { topicMeta } = community;
  const { followers } = useStore(MembershipsStore).of(community).shown;
  const isNew = followers === 0 && topicMeta.posts === 0;
  return (
    <li className="item">
      <CommunitySign community={community} />
      <span className="sm">
        <Link className="strong plain" to={communityPath(community)}>
          {nameOf(community)}
        </Link>
        <br />
        <span className="xs muted">
          {isNew ? aboutOf(community) : words.members(followers)}
          {!isNew && isDisclosed && ` · ${words.posts(topicMeta.posts)}`}
        </span>
      </span>
      <JoinButton community={community} />
    </li>
  );
});
