import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { screens } from '#core/navigation/screens.ts';
import type { ShownPost } from '#core/posts/posts.ts';
import { PostStore } from '#web/stores/posts/post-store.ts';
import { communityWords } from '#web/words/communities/community-words.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Crumbs } from '../ui/Crumbs.tsx';
import { Link } from '../ui/Link.tsx';
import { CommentsView } from '../comments/CommentsView.tsx';
import { communityPath } from '../content/community-path.ts';
import { useCommunityName } from '../content/use-community-name.ts';
import { PostGone } from '../content/PostGone.tsx';
import { PostSkeleton } from './PostSkeleton.tsx';
import { usePageKeys } from './use-page-keys.ts';
import { useWords } from '../words.tsx';
import { WholePost } from './WholePost.tsx';
import styles from '../content/content.module.css';

interface PostScreenProps {
  readonly beside?: ReactNode;
}

/** Post with its comments. */
export const PostScreen = observer(function PostScreen({ beside }: PostScreenProps) {
  const { untitled } = useWords(postWords);
  const communities = useWords(communityWords);
  const nameOf = useCommunityName();
  const { shown, post } = useStore(PostStore);
  usePageKeys();
  return (
    <div className="wrap page">
      <div className="cols">
        <div className={styles.alone}>
          <Crumbs
            steps={[
              { label: communities.title, to: screens.communities },
              ...(post ? [{ label: nameOf(post.community), to: communityPath(post.community) }] : []),
              { label: post?.title ?? untitled },
            ]}
          />
          <ErrorBoundary>
            <Await request={shown} meanwhile={<PostSkeleton />}>
              {(answer) =>
                post ? (
                  <div className={`card ${styles.post} ${styles.flush}`}>
                    <WholePost post={post} />
                    <ErrorBoundary>
                      <CommentsView postId={post.postId} count={post.commentsCount} isOpen={post.status === 'LIVE'} lockedFor={post.lockedFor} />
                    </ErrorBoundary>
                  </div>
                ) : answer.movedTo !== null ? (
                  <PostSkeleton />
                ) : (
                  <EmptyPlace postId={answer.postId} status={answer.post ? 'DELETED' : answer.status} removal={answer.removal} />
                )
              }
            </Await>
          </ErrorBoundary>
        </div>
        {beside && <ErrorBoundary>{beside}</ErrorBoundary>}
      </div>
    </div>
  );
});

const EmptyPlace = observer(function EmptyPlace({ postId, status, removal }: Pick<ShownPost, 'postId' | 'status' | 'removal'>) {
  const { untitled } = useWords(postWords);
  const communities = useWords(communityWords);
  const { hasComments, wasRead } = useStore(PostStore);
  const place = useRef<HTMLDivElement>(null);
  // The button that took it away has gone with it.
  useEffect(() => {
    if (wasRead) place.current?.focus();
  }, [wasRead]);
  return (
    <div className="stack">
      <h1 className="vh">{untitled}</h1>
      <div ref={place} tabIndex={-1}>
        <PostGone status={status} removal={removal} />
      </div>
      <div>
        <Link className="btn" to={screens.communities}>
          {communities.wayOn}
        </Link>
      </div>
      {hasComments && (
        <ErrorBoundary>
          <CommentsView postId={postId} count={undefined} isOpen={false} lockedFor={null} />
        </ErrorBoundary>
      )}
    </div>
  );
});
