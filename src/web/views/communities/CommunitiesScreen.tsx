import { observer } from 'mobx-react-lite';
import { useQuery } from '../use-query.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { communityWords } from '#web/words/communities/community-words.ts';
import { ComposeCard } from '../composer/ComposeCard.tsx';
import { FeedView } from '../feeds/FeedView.tsx';
import { useWords } from '../words.tsx';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useStore } from '../stores.tsx';
import { Beside } from './Beside.tsx';
import { EmptyFeed } from './EmptyFeed.tsx';
import { explorePart } from './explore-part.ts';
import { FollowingChips } from './FollowingChips.tsx';
import { FollowingSide } from './FollowingSide.tsx';
import { OrderTabs } from './OrderTabs.tsx';
import { useRememberedOrder } from './use-remembered-order.ts';
import styles from './communities.module.css';

/** Feed of followed and other communities. */
export const CommunitiesScreen = observer(function CommunitiesScreen() {
  const words = useWords(communityWords);
  const { isSignedIn } = useStore(SessionStore);
  const query = useQuery();
  const isFinding = query.has('find');
  const { View: ExploreView } = explorePart;
  useRememberedOrder();
  return (
    <div className={`wrap page stack ${styles.screen}`}>
      {!isFinding && <h1 className="vh">{isSignedIn ? words.heading : words.guestHeading}</h1>}
      <div className="cols three">
        <ErrorBoundary>
          <FollowingSide />
        </ErrorBoundary>
        <ErrorBoundary>
          {isFinding ? (
            ExploreView && <ExploreView />
          ) : (
            <div className={styles.column}>
              <FollowingChips />
              <ComposeCard />
              <OrderTabs />
              <FeedView empty={<EmptyFeed />} />
            </div>
          )}
        </ErrorBoundary>
        <ErrorBoundary>
          <Beside />
        </ErrorBoundary>
      </div>
    </div>
  );
});
