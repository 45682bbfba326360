import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { screens } from '#core/navigation/screens.ts';
import { ModerationStore } from '#web/stores/moderation/moderation-store.ts';
import { isQueueTab, moderationTabNamed, moderationTabs, type ModerationTab } from '#web/stores/moderation/moderation-tabs.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { communityWords } from '#web/words/communities/community-words.ts';
import type { ModerationWords } from '#web/words/en/moderation/words.ts';
import { moderationWords } from '#web/words/moderation/moderation-words.ts';
import { AccountAway } from '../login/AccountAway.tsx';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useStore } from '../stores.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { LinkTabs } from '../ui/LinkTabs.tsx';
import { PagedList } from '../ui/PagedList.tsx';
import { useQuery } from '../use-query.ts';
import { useWords } from '../words.tsx';
import { AppealsForAnother } from '../queue/AppealsForAnother.tsx';
import { BanList } from './BanList.tsx';
import { DecidedList } from './DecidedList.tsx';
import { Fold } from '../queue/Fold.tsx';
import { QueueFilters } from '../queue/QueueFilters.tsx';
import { QueueCard } from '../queue/QueueCard.tsx';
import { useNextCase } from '../queue/use-next-case.ts';
import styles from './moderation.module.css';

export const ModerationScreen = observer(function ModerationScreen() {
  const words = useWords(moderationWords);
  const { wayOn } = useWords(communityWords);
  const store = useStore(ModerationStore);
  const { isAwake, isOutOfReach } = useStore(SessionStore);
  const tab = moderationTabNamed(useQuery().get('part'));
  useEffect(() => void store.show(tab), [store, tab, isAwake]);
  useEffect(() => () => void store.leave(), [store]);
  const isQueue = isQueueTab(store.stage);
  if (isOutOfReach) return <AccountAway />;
  if (store.isForOthers) {
    return (
      <div className={`wrap page ${styles.screen}`}>
        <EmptyState title={words.notForYou} level={1} because={words.notForYouBecause} link={{ label: wayOn, to: screens.communities }} />
      </div>
    );
  }
  return (
    <div className={`wrap page ${styles.screen} ${styles.queue}`}>
      <Head />
      <Tabs />
      {isQueue && <QueueFilters />}
      <ErrorBoundary>{isQueue ? <Queue /> : store.stage === 'bans' ? <BanList /> : <DecidedList />}</ErrorBoundary>
      {isQueue && <AppealsForAnother />}
    </div>
  );
});

const Head = observer(function Head() {
  const words = useWords(moderationWords);
  const store = useStore(ModerationStore);
  const line = useNextCase();
  return (
    <header className={`stack ${styles.head}`}>
      <h1>{isQueueTab(store.stage) ? words.heading : store.stage === 'bans' ? words.bans.tab : words.decidedTab}</h1>
      <p ref={line} role="status" tabIndex={-1}>
        {isQueueTab(store.stage) && <Waiting />}
      </p>
      <Fold label={words.how}>
        <div className="stack g2">
          <p className="muted">{words.lead}</p>
          {store.mayAdminister && (
            <p>
              <Link to={screens.team}>{words.team}</Link>
            </p>
          )}
        </div>
      </Fold>
    </header>
  );
});

const labelsIn = ({ stages, decidedTab, bans }: ModerationWords): Readonly<Record<ModerationTab, string>> => ({
  ...stages,
  decided: decidedTab,
  bans: bans.tab,
});

/** Says how much waits here, or where else. Leaves the line blank until that is known. */
const Waiting = observer(function Waiting() {
  const words = useWords(moderationWords);
  const { stage, waiting } = useStore(ModerationStore);
  const count = waiting[stage];
  if (count === undefined) return '\u00a0';
  if (count > 0) return words.waiting(count);
  const labels = labelsIn(words);
  return words.nothingWaits(moderationTabs.flatMap((tab) => (waiting[tab] ? [[labels[tab], waiting[tab]] as const] : [])));
});

const Tabs = observer(function Tabs() {
  const words = useWords(moderationWords);
  const { stage, waiting, mayAdminister } = useStore(ModerationStore);
  const labels = labelsIn(words);
  const tabs = moderationTabs
    .filter((tab) => tab !== 'bans' || mayAdminister)
    .map((tab) => ({
      label: waiting[tab] ? words.filters.counted(labels[tab], waiting[tab]) : labels[tab],
      to: tab === 'first' ? screens.moderation : `${screens.moderation}?part=${tab}`,
      isCurrent: tab === stage,
    }));
  return <LinkTabs label={words.title} tabs={tabs} />;
});

const Queue = observer(function Queue() {
  const words = useWords(moderationWords);
  const { items, queue } = useStore(ModerationStore);
  if (!queue) return null;
  return (
    <PagedList pages={queue} items={items} more={words.more} empty={<EmptyState title={words.empty} />}>
      {(cases) => cases.map((item) => <QueueCard key={item.itemId} item={item} />)}
    </PagedList>
  );
});
