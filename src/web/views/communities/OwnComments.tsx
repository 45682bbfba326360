import { observer } from 'mobx-react-lite';
import type { OwnComment } from '#core/comments/comment.ts';
import { contentPath } from '#core/navigation/content-paths.ts';
import { screens } from '#core/navigation/screens.ts';
import { OwnPostsStore } from '#web/stores/posts/own-posts-store.ts';
import { communityWords } from '#web/words/communities/community-words.ts';
import { ownPostWords } from '#web/words/posts/own-post-words.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { AuthorSign } from '../content/AuthorSign.tsx';
import { Moment } from '../content/Moment.tsx';
import { PostText } from '../content/PostText.tsx';
import { PostSkeleton } from '../posts/PostSkeleton.tsx';
import { useStore } from '../stores.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { PagedList } from '../ui/PagedList.tsx';
import { useWords } from '../words.tsx';
import styles from '../content/content.module.css';

/** Member's comments, newest first, with links to their places. */
export const OwnComments = observer(function OwnComments() {
  const { title, commentsListed } = useWords(ownPostWords);
  const { comments } = useStore(OwnPostsStore);
  return (
    <PagedList pages={comments} more={commentsListed.more} meanwhile={<PostSkeleton />} empty={<None />}>
      {(items) => (
        <div role="feed" className="stack g2" aria-label={title.comments}>
          {items.map((own, at) => (
            <OwnCommentCard key={own.comment.commentId} own={own} at={at} />
          ))}
        </div>
      )}
    </PagedList>
  );
});

interface OwnCommentCardProps {
  readonly own: OwnComment;
  readonly at: number;
}

const OwnCommentCard = observer(function OwnCommentCard({ own, at }: OwnCommentCardProps) {
  const { commentsListed: words } = useWords(ownPostWords);
  const { authorName, edited } = useWords(postWords);
  const { commentId, version, content, author, isEdited } = own.comment;
  const title = own.postTitle ?? (own.mayOpen ? words.aPost : words.hiddenPost);
  return (
    <article
      className={`card ${styles.post}`}
      tabIndex={-1}
      aria-labelledby={`title-${commentId}`}
      aria-describedby={`by-${commentId}`}
      aria-posinset={at + 1}
      aria-setsize={-1}
    >
      <h2 id={`title-${commentId}`} dir="auto" className={styles.title}>
        {own.mayOpen ? (
          <Link className="plain" to={placeOf(own)}>
            {title}
          </Link>
        ) : (
          title
        )}
      </h2>
      {author && (
        <p id={`by-${commentId}`} className="row">
          <AuthorSign author={author} size="small" />
          <span>
            <b>{authorName(author.name)}</b>{' '}
            <span className="muted">
              <Moment posted={own.comment} />
              {isEdited && ` · ${edited}`}
            </span>
          </span>
        </p>
      )}
      <State own={own} />
      <PostText key={version} text={content} title={title} isPreview />
    </article>
  );
});

/** Moderation outcome of a hidden comment, with the rule. */
const State = observer(function State({ own }: { readonly own: OwnComment }) {
  const { rulesNamed } = useWords(ownPostWords);
  const words = useWords(postWords).own;
  const { status, moderation } = own.comment;
  if (status !== 'FLAGGED' && status !== 'AUTHOR_REJECTED') return null;
  const removal = moderation.find(({ measure }) => measure === 'remove');
  return (
    <p className="inset">
      {words[status]} {removal && words.rule(rulesNamed[removal.rule])} {own.mayOpen && <Link to={placeOf(own)}>{words.see}</Link>}
    </p>
  );
});

const None = observer(function None() {
  const { commentsListed: words } = useWords(ownPostWords);
  const { wayOn } = useWords(communityWords);
  return <EmptyState title={words.none} level={2} because={words.noneBecause} link={{ label: wayOn, to: screens.communities }} />;
});

const placeOf = ({ comment: { postId, commentId }, postType }: OwnComment): string => `${contentPath(postType, postId)}?comment=${commentId}`;
