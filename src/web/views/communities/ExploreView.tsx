import { observer } from 'mobx-react-lite';
import { useQuery } from '../use-query.ts';
import { screens } from '#core/navigation/screens.ts';
import type { Community, CommunityGroup } from '#core/communities/community.ts';
import { ExploreStore } from '#web/stores/communities/explore-store.ts';
import { MembershipsStore } from '#web/stores/communities/memberships-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { communityWords } from '#web/words/communities/community-words.ts';
import { useWords } from '../words.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { CommunityRow } from './CommunityRow.tsx';
import { CommunitySearch } from './CommunitySearch.tsx';
import styles from './communities.module.css';

/** Communities to explore. */
export const ExploreView = observer(function ExploreView() {
  const words = useWords(communityWords);
  const store = useStore(ExploreStore);
  const { isSignedIn } = useStore(SessionStore);
  const { followed } = useStore(MembershipsStore);
  const query = useQuery();
  return (
    <div className={styles.column}>
      <Link className="go narrow-only" to={screens.communities}>
        {words.explore.back}
      </Link>
      <h1>{words.explore.heading}</h1>
      <CommunitySearch key={query.get('find')} text={query.get('find') ?? ''} />
      {store.text.trim() ? (
        <Found />
      ) : (
        <>
          {isSignedIn && followed.length > 0 && <Group heading={words.explore.yours} communities={followed} />}
          {isSignedIn && <Groups groups={store.unexplored.value ?? []} prefix={words.explore.unexplored} />}
          <Await request={store.all}>{(groups) => <Groups groups={groups} />}</Await>
        </>
      )}
    </div>
  );
});

const Found = observer(function Found() {
  const words = useWords(communityWords);
  const { found } = useStore(ExploreStore);
  return (
    <Await request={found}>
      {(communities) =>
        communities.length === 0 ? (
          <EmptyState title={words.explore.none} />
        ) : (
          <>
            <p className="vh" role="status">
              {words.explore.found(communities.length)}
            </p>
            <Rows communities={communities} />
          </>
        )
      }
    </Await>
  );
});

const Groups = observer(function Groups({ groups, prefix }: { readonly groups: readonly CommunityGroup[]; readonly prefix?: string }) {
  const words = useWords(communityWords);
  const named = (group: CommunityGroup): string => {
    const { type = 'topic' } = group.communities[0] ?? {};
    return group.key === type ? words.explore[headings[type]] : words.categoryNamed(group.title);
  };
  return groups
    .filter(({ communities }) => communities.length > 0)
    .map((group) => <Group key={group.key} heading={prefix ? `${prefix}: ${named(group)}` : named(group)} communities={group.communities} />);
});

const headings = { topic: 'topics', company: 'companies', department: 'departments', industry: 'industries' } as const;

const Group = observer(function Group({ heading, communities }: { readonly heading: string; readonly communities: readonly Community[] }) {
  return (
    <section className={styles.note}>
      <h2 className={styles.railHeading}>{heading}</h2>
      <Rows communities={communities} />
    </section>
  );
});

const Rows = ({ communities }: { readonly communities: readonly Community[] }) => (
  <ul className={`card list ${styles.rows}`}>
    {communities.map((community) => (
      <CommunityRow key={community.entityId} community={community} isDisclosed />
    ))}
  </ul>
);
