import { observer } from 'mobx-react-lite';
import { screens } from '#core/navigation/screens.ts';
import type { Community, CommunityType } from '#core/communities/community.ts';
import { MembershipsStore } from '#web/stores/communities/memberships-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { communityWords } from '#web/words/communities/community-words.ts';
import { useLocation } from '../router.ts';
import { CommunitySign } from './CommunitySign.tsx';
import { communityPath } from '../content/community-path.ts';
import { useCommunityName } from '../content/use-community-name.ts';
import { useWords } from '../words.tsx';
import { useStore } from '../stores.tsx';
import { EditIcon, HomeIcon } from '../ui/icons.tsx';
import { classes } from '../ui/classes.ts';
import { Link } from '../ui/Link.tsx';
import styles from './communities.module.css';

/** Usual number of topics and companies a writer follows, reserved until known. */
const usualFollowed = 3;

export const FollowingSide = observer(function FollowingSide() {
  const words = useWords(communityWords);
  const memberships = useStore(MembershipsStore);
  const { isSignedIn, member } = useStore(SessionStore);
  const { pathname, search } = useLocation();
  const usual = member?.isWriter && memberships.reading.state.status === 'LOADING' ? usualFollowed : 0;
  const isHome = pathname === screens.communities && !/[?&](find|type)=/.test(search);
  return (
    <nav className={`sticky ${styles.side}`} aria-label={words.following}>
      <div className={styles.entries}>
        <Link to={screens.communities} stays className={styles.entry} aria-current={isHome ? 'page' : undefined}>
          <HomeIcon />
          {words.homeFeed}
        </Link>
        {isSignedIn && (
          <Link to={screens.ownPosts} stays className={styles.entry} aria-current={pathname === screens.ownPosts ? 'page' : undefined}>
            <EditIcon />
            {words.ownPosts}
          </Link>
        )}
      </div>
      <Group heading={words.groups.topics} type="topic" communities={[...memberships.ofType('topic'), ...memberships.ofType('industry')]} awaited={usual} />
      <Group heading={words.groups.companies} type="company" communities={memberships.ofType('company')} awaited={usual} />
      <Group heading={words.groups.roles} type="department" communities={memberships.ofType('department')} />
      <Link to={`${screens.communities}?find=`} className="go">
        {words.find}
      </Link>
    </nav>
  );
});

interface GroupProps {
  readonly heading: string;
  readonly type: CommunityType;
  readonly communities: readonly Community[];
  readonly awaited?: number;
}

/** Community kind with its own feed and those followed. */
const Group = observer(function Group({ heading, type, communities, awaited = 0 }: GroupProps) {
  const nameOf = useCommunityName();
  const { pathname, search } = useLocation();
  const isChosen = pathname === screens.communities && search.includes(`type=${type}`);
  return (
    <div className={classes(communities.length + awaited > 0 && styles.filled)}>
      <h2 className={styles.heading}>
        <Link className="plain" to={`${screens.communities}?type=${type}`} aria-current={isChosen ? 'page' : undefined}>
          {heading}
        </Link>
      </h2>
      {awaited > 0 && (
        <div className={styles.entries} aria-hidden="true">
          {Array.from({ length: awaited }, (_, at) => (
            <span key={at} className={`skel ${styles.entry} ${styles.entryWaiting}`}>
              <i />
            </span>
          ))}
        </div>
      )}
      {communities.length > 0 && (
        <ul className={styles.entries}>
          {communities.map((community) => (
            <li key={community.entityId}>
              <Link to={communityPath(community)} className={styles.entry} aria-current={pathname === communityPath(community) ? 'page' : undefined}>
                <CommunitySign community={community} size="small" />
                {nameOf(community)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
});
