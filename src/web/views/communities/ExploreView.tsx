import { observer } from 'mobx-react-lite';
import { useQuery } from '../use-query.ts';
import { screens } from '#core/navigation/screens.ts';
import type { ReactNode } from 'react';
import { withPairs } from '#core/navigation/url.ts';
import { usualGroupSize } from '#core/communities/communities.ts';
import { communityTypes, type Community, type CommunityGroup, type CommunityType } from '#core/communities/community.ts';
import type { Pages } from '#web/stores/requests/pages.ts';
import { ExploreStore } from '#web/stores/communities/explore-store.ts';
import { MembershipsStore } from '#web/stores/communities/memberships-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { communityWords } from '#web/words/communities/community-words.ts';
import { useWords } from '../words.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { ChipLink } from '../ui/Chip.tsx';
import { PagedList } from '../ui/PagedList.tsx';
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
      {!store.text.trim() && <KindChips />}
      {store.text.trim() ? (
        <Found />
      ) : store.kind === 'topic' ? (
        <Await request={store.topics}>{(groups) => <Groups groups={groups} />}</Await>
      ) : store.listed ? (
        <Listed pages={store.listed} />
      ) : (
        <>
          {isSignedIn && followed.length > 0 && <Group heading={words.explore.yours} communities={followed} />}
          {isSignedIn && <Groups groups={store.unexplored.value ?? []} prefix={words.explore.unexplored} />}
          <Await request={store.all}>{(groups) => <Groups groups={groups} goesOn />}</Await>
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

const kindUrl = (type: CommunityType | undefined): string => withPairs(`${screens.communities}?find=`, { type });

/** Chooses a kind, all of which is then listed. */
const KindChips = observer(function KindChips() {
  const words = useWords(communityWords);
  const { kind } = useStore(ExploreStore);
  return (
    <nav className={`scroll ${styles.kinds}`} aria-label={words.explore.kinds}>
      {([undefined, ...communityTypes] as const).map((type) => (
        <ChipLink key={type ?? 'all'} to={kindUrl(type)} chosen={type === kind} preventScrollReset>
          {type ? words.explore[headings[type]] : words.groups.all}
        </ChipLink>
      ))}
    </nav>
  );
});

const Listed = observer(function Listed({ pages }: { readonly pages: Pages<Community> }) {
  const words = useWords(communityWords);
  const { kind } = useStore(ExploreStore);
  return (
    <PagedList
      pages={pages}
      more={words.explore.more}
      urlOf={(cursor) => withPairs(kindUrl(kind), { cursor })}
      empty={<EmptyState title={words.explore.none} />}
    >
      {(communities) => <Rows communities={communities} />}
    </PagedList>
  );
});

interface GroupsProps {
  readonly groups: readonly CommunityGroup[];
  readonly prefix?: string;
  /** Leads from a full group to all of its kind. */
  readonly goesOn?: boolean;
}

const Groups = observer(function Groups({ groups, prefix, goesOn = false }: GroupsProps) {
  const words = useWords(communityWords);
  const named = (group: CommunityGroup): string => {
    const { type = 'topic' } = group.communities[0] ?? {};
    return group.key === type ? words.explore[headings[type]] : words.categoryNamed(group.title);
  };
  return groups
    .filter(({ communities }) => communities.length > 0)
    .map((group) => (
      <Group key={group.key} heading={prefix ? `${prefix}: ${named(group)}` : named(group)} communities={group.communities}>
        {goesOn && <GoesOn group={group} />}
      </Group>
    ));
});

const headings = { topic: 'topics', company: 'companies', department: 'departments', industry: 'industries' } as const;

const GoesOn = observer(function GoesOn({ group: { communities } }: { readonly group: CommunityGroup }) {
  const words = useWords(communityWords);
  const [first] = communities;
  if (!first || communities.length < usualGroupSize) return null;
  return (
    <Link className="go" to={kindUrl(first.type)}>
      {words.explore.allOf[first.type]}
    </Link>
  );
});

interface GroupProps {
  readonly heading: string;
  readonly communities: readonly Community[];
  readonly children?: ReactNode;
}

const Group = observer(function Group({ heading, communities, children }: GroupProps) {
  return (
    <section className={styles.note}>
      <h2 className={styles.railHeading}>{heading}</h2>
      <Rows communities={communities} />
      {children}
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
