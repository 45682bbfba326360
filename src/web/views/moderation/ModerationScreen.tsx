import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { screens } from '#core/navigation/screens.ts';
import { ModerationStore } from '#web/stores/moderation/moderation-store.ts';
import { isQueueTab, moderationTabs, type ModerationTab } from '#web/stores/moderation/moderation-tabs.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { communityWords } from '#web/words/communities/community-words.ts';
import { moderationWords } from '#web/words/moderation/moderation-words.ts';
import { AccountAway } from '../login/AccountAway.tsx';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useStore } from '../stores.tsx';
import { Chip } from '../ui/Chip.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { PagedList } from '../ui/PagedList.tsx';
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
  useEffect(() => {
    if (isAwake && !store.queue) void store.open();
  }, [store, isAwake]);
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
        {isQueueTab(store.stage) && words.waiting(store.shown.waiting)}
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

const Tabs = observer(function Tabs() {
  const words = useWords(moderationWords);
  const store = useStore(ModerationStore);
  const { first, second } = store.counts;
  const labels: Readonly<Partial<Record<ModerationTab, string>>> = {
    first: words.filters.counted(words.stages.first, first.waiting),
    second: words.filters.counted(words.stages.second, second.waiting),
    decided: words.decidedTab,
    ...(store.mayAdminister && { bans: words.bans.tab }),
  };
  return (
    <div className={styles.tabs} role="group" aria-label={words.title}>
      {moderationTabs.map(
        (tab) =>
          labels[tab] !== undefined && (
            <Chip key={tab} pressed={store.stage === tab} onClick={() => void store.show(tab)}>
              {labels[tab]}
            </Chip>
          ),
      )}
    </div>
  );
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
