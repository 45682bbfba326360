import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { screens } from '#core/navigation/screens.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { TeamStore } from '#web/stores/moderation/team-store.ts';
import { teamWords } from '#web/words/moderation/team-words.ts';
import { AccountAway } from '../login/AccountAway.tsx';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useWords } from '../words.tsx';
import { ClaimCard } from './ClaimCard.tsx';
import { InviteCard } from './InviteCard.tsx';
import { RoleHolders } from './RoleHolders.tsx';
import styles from './moderation.module.css';

/** Appoints moderators and confirms claims. Missing for everyone else. */
export const TeamScreen = observer(function TeamScreen() {
  const words = useWords(teamWords);
  const store = useStore(TeamStore);
  const { isAwake, isOutOfReach } = useStore(SessionStore);
  useEffect(() => void store.open(), [store, isAwake]);
  if (isOutOfReach && !store.claim) return <AccountAway />;
  return (
    <div className={`wrap page ${styles.screen}`}>
      {store.claim && <ClaimCard claim={store.claim} />}
      {store.mayAdminister ? (
        <>
          <header className="stack g2">
            <h1>{words.title}</h1>
            <p className="muted">{words.lead}</p>
          </header>
          <ErrorBoundary>
            <Await request={store.holders}>{(holders) => <RoleHolders holders={holders} />}</Await>
          </ErrorBoundary>
          <InviteCard />
        </>
      ) : (
        !store.claim && <EmptyState title={words.notForYou} level={1} because={words.notForYouBecause} link={{ label: words.wayOn, to: screens.communities }} />
      )}
    </div>
  );
});
