import { observer } from 'mobx-react-lite';
import { useQuery } from '../use-query.ts';
import type { CommunityType } from '#core/communities/community.ts';
import { withPairs } from '#core/navigation/url.ts';
import { screens } from '#core/navigation/screens.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { communityWords } from '#web/words/communities/community-words.ts';
import { useWords } from '../words.tsx';
import { useStore } from '../stores.tsx';
import { ChipLink } from '../ui/Chip.tsx';
import styles from './communities.module.css';

const groups = [
  ['all', undefined],
  ['topics', 'topic'],
  ['companies', 'company'],
  ['roles', 'department'],
] as const satisfies readonly (readonly [string, CommunityType | undefined])[];

/** Filters the feed by kind of community. */
export const FollowingChips = observer(function FollowingChips() {
  const words = useWords(communityWords);
  const { isSignedIn } = useStore(SessionStore);
  const query = useQuery();
  const chosen = query.get('type') ?? undefined;
  const here = query.get('order') ? `${screens.communities}?order=${query.get('order')}` : screens.communities;
  return (
    <nav className={`scroll ${styles.chips}`} aria-label={words.following}>
      {groups.map(([group, type]) => (
        <ChipLink key={group} to={withPairs(here, { type })} chosen={type === chosen} preventScrollReset>
          {words.groups[group]}
        </ChipLink>
      ))}
      <ChipLink to={`${screens.communities}?find=`}>{words.find}</ChipLink>
      {isSignedIn && <ChipLink to={screens.ownPosts}>{words.ownPosts}</ChipLink>}
    </nav>
  );
});
