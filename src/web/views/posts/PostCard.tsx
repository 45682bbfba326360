import { postPath } from '#core/navigation/screens.ts';
import { observer } from 'mobx-react-lite';
import type { Post } from '#core/posts/post.ts';
import { PostPatchesStore } from '#web/stores/posts/post-patches-store.ts';
import { HiddenContentStore } from '#web/stores/moderation/hidden-content-store.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { useStore } from '../stores.tsx';
import { Link } from '../ui/Link.tsx';
import { HiddenContentNotice } from '../content/HiddenContentNotice.tsx';
import { PostActions } from './PostActions.tsx';
import { PostBody } from './PostBody.tsx';
import { PostHead } from './PostHead.tsx';
import { PostMenu } from './PostMenu.tsx';
import { useCommunityName } from '../content/use-community-name.ts';
import { usePosted } from '../content/use-posted.ts';
import { inItsLanguage } from '../ui/in-its-language.ts';
import { useWords } from '../words.tsx';
import styles from '../content/content.module.css';

interface PostCardProps {
  readonly post: Post;
  readonly at: number;
}

/** Post in a list, read aloud as one item. */
export const PostCard = observer(function PostCard({ post: read, at }: PostCardProps) {
  const words = useWords(postWords);
  const nameOf = useCommunityName();
  const patches = useStore(PostPatchesStore);
  const post = patches.latest(read);
  const when = usePosted(read);
  const reason = useStore(HiddenContentStore).reasonFor(read.postId, read.author);
  if (!post) return null;
  if (reason) return <HiddenContentNotice element={`post-${read.postId}`} id={read.postId} reason={reason} resourceType="POST" />;
  const { postId, title, author, community, kind, commentsCount, upVotes, downVotes, status } = post;
  return (
    <article
      id={`post-${postId}`}
      data-post={postId}
      className={`card ${styles.post}`}
      tabIndex={-1}
      aria-labelledby={`title-${postId}`}
      aria-describedby={`about-${postId}`}
      aria-posinset={at + 1}
      aria-setsize={-1}
    >
      <PostHead post={post}>
        <PostMenu post={post} />
      </PostHead>
      <h2 id={`title-${postId}`} {...inItsLanguage(title)} className={title ? styles.title : 'vh'}>
        <Link className="plain" to={postPath(postId)}>
          {title ?? words.untitled}
        </Link>
      </h2>
      <p id={`about-${postId}`} className="vh" suppressHydrationWarning>
        {`${words.summary(words.authorName(author.name), nameOf(community), when)} ${words.kinds[kind]} ${words.tallies(upVotes - downVotes, commentsCount)}`}
      </p>
      {(status === 'FLAGGED' || status === 'AUTHOR_REJECTED') && (
        <p className="inset">
          {words.own[status]} <Link to={postPath(postId)}>{words.own.see}</Link>
        </p>
      )}
      {status === 'SCHEDULED' && post.isMine && <p className="inset">{words.own.SCHEDULED}</p>}
      <PostBody post={post} isPreview />
      {status === 'LIVE' && <PostActions post={post} />}
    </article>
  );
});
