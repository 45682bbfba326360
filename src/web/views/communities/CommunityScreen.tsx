import { observer } from 'mobx-react-lite';
import { screens } from '#core/navigation/screens.ts';
import { CommunityStore } from '#web/stores/communities/community-store.ts';
import { communityWords } from '#web/words/communities/community-words.ts';
import { feedWords } from '#web/words/feeds/feed-words.ts';
import { ComposeCard } from '../composer/ComposeCard.tsx';
import { FeedView } from '../feeds/FeedView.tsx';
import { useWords } from '../words.tsx';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Beside } from './Beside.tsx';
import { CommunityHead } from './CommunityHead.tsx';
import { FollowingSide } from './FollowingSide.tsx';
import { OrderTabs } from './OrderTabs.tsx';
import styles from './communities.module.css';

/** Community with its subject and posts. */
export const CommunityScreen = observer(function CommunityScreen() {
  const words = useWords(communityWords);
  const { community, isMissing } = useStore(CommunityStore);
  return (
    <div className={`wrap page stack ${styles.screen}`}>
      {isMissing ? (
        <EmptyState
          title={words.community.missing}
          level={1}
          because={words.community.missingBecause}
          link={{ label: words.find, to: `${screens.communities}?find=` }}
        />
      ) : (
        <div className="cols three">
          <ErrorBoundary>
            <FollowingSide />
          </ErrorBoundary>
          <div className={styles.column}>
            <Await request={community} meanwhile={<Skeleton lines={4} />}>
              {(known) => <CommunityHead community={known} />}
            </Await>
            <ErrorBoundary>
              <CommunityPosts />
            </ErrorBoundary>
          </div>
          <ErrorBoundary>
            <Beside />
          </ErrorBoundary>
        </div>
      )}
    </div>
  );
});

export const CommunityPosts = observer(function CommunityPosts() {
  const words = useWords(feedWords);
  const { community } = useStore(CommunityStore);
  return (
    <>
      {!community.value?.isClosed && <ComposeCard {...(community.value && { community: community.value })} />}
      <OrderTabs />
      <FeedView empty={<EmptyState title={words.empty} because={words.emptyBecause} />} />
    </>
  );
});
