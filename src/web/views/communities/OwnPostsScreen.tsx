import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { screens } from '#core/navigation/screens.ts';
import { OwnDecisionsStore } from '#web/stores/moderation/own-decisions-store.ts';
import { writtenLists, type WrittenList } from '#web/stores/posts/written-list.ts';
import { PostOutboxStore } from '#web/stores/posts/post-outbox-store.ts';
import { OwnPostsStore } from '#web/stores/posts/own-posts-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { communityWords } from '#web/words/communities/community-words.ts';
import { feedWords } from '#web/words/feeds/feed-words.ts';
import { ownPostWords } from '#web/words/posts/own-post-words.ts';
import { GuestNotice } from '../login/GuestNotice.tsx';
import { DeactivatedNotice } from '../login/DeactivatedNotice.tsx';
import { OwnDecisionsView } from '../moderation/OwnDecisionsView.tsx';
import { OwnComments } from './OwnComments.tsx';
import { WaitingPosts } from './WaitingPosts.tsx';
import { ComposeCard } from '../composer/ComposeCard.tsx';
import { PostSheets } from '../posts/PostSheets.tsx';
import { PostSkeleton } from '../posts/PostSkeleton.tsx';
import { useWords } from '../words.tsx';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useStore } from '../stores.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PagedList } from '../ui/PagedList.tsx';
import { LinkTabs } from '../ui/LinkTabs.tsx';
import { Provenance } from '../figures/Provenance.tsx';
import { FollowingSide } from './FollowingSide.tsx';
import styles from './communities.module.css';

/** Member's posts and comments with their moderation outcome. */
export const OwnPostsScreen = observer(function OwnPostsScreen() {
  const ownPosts = useWords(ownPostWords);
  const { isSignedIn, isDeactivated } = useStore(SessionStore);
  const store = useStore(OwnPostsStore);
  const decisions = useStore(OwnDecisionsStore);
  useEffect(() => {
    if (!isSignedIn || isDeactivated) return;
    if (store.isUnread) void store.open();
    if (decisions.list.state.status === 'IDLE') void decisions.open();
  }, [isSignedIn, isDeactivated, store, store.list, decisions]);
  if (!isSignedIn) return <GuestNotice title={ownPosts.guest} because={ownPosts.guestBecause} />;
  if (isDeactivated) return <DeactivatedNotice />;
  return (
    <div className={`wrap page stack ${styles.screen}`}>
      <div className="cols three">
        <ErrorBoundary>
          <FollowingSide />
        </ErrorBoundary>
        <div className={styles.column}>
          <header className="stack g2">
            <h1>{ownPosts.title[store.list]}</h1>
            <p className="muted">{ownPosts.lead}</p>
            <Figures />
          </header>
          <WaitingPosts />
          <ErrorBoundary>
            <OwnDecisionsView />
          </ErrorBoundary>
          <Lists />
          <ErrorBoundary>{store.list === 'posts' ? <Posts /> : <OwnComments />}</ErrorBoundary>
        </div>
      </div>
    </div>
  );
});

const Lists = observer(function Lists() {
  const { lists } = useWords(ownPostWords);
  const { list } = useStore(OwnPostsStore);
  const urls: Readonly<Record<WrittenList, string>> = { posts: screens.ownPosts, comments: `${screens.ownPosts}?list=comments` };
  return <LinkTabs label={lists.label} tabs={writtenLists.map((each) => ({ label: lists[each], to: urls[each], isCurrent: each === list }))} />;
});

const Figures = observer(function Figures() {
  const ownPosts = useWords(ownPostWords);
  const { value } = useStore(OwnPostsStore).figures;
  if (!value) return null;
  return (
    <Provenance>
      {ownPosts.figures(value.postsCount, value.commentsCount)}
      {value.flaggedCount > 0 && ownPosts.waiting(value.flaggedCount)}
    </Provenance>
  );
});

const Posts = observer(function Posts() {
  const { ownPosts } = useWords(communityWords);
  const { more } = useWords(feedWords);
  const store = useStore(OwnPostsStore);
  return (
    <PagedList pages={store.posts} more={more} meanwhile={<PostSkeleton />} empty={<None />}>
      {(posts) => (
        <div role="feed" className={styles.column} aria-label={ownPosts}>
          <PostSheets posts={posts} heights={store.heights} />
        </div>
      )}
    </PagedList>
  );
});

/** Empty state, which claims nothing was written only where there are no comments either. */
const None = observer(function None() {
  const ownPosts = useWords(ownPostWords);
  const { value } = useStore(OwnPostsStore).figures;
  const { waiting } = useStore(PostOutboxStore);
  if (waiting.length > 0) return null;
  return (
    <>
      <EmptyState title={value?.commentsCount === 0 ? ownPosts.none : ownPosts.noPosts} level={2} because={ownPosts.noneBecause} />
      <ComposeCard />
    </>
  );
});
