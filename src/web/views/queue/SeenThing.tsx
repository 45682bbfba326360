import { observer } from 'mobx-react-lite';
import type { Comment } from '#core/comments/comment.ts';
import { isHardToSee } from '#core/moderation/moderation-outcome.ts';
import type { QueueItem } from '#core/queue/queue-items.ts';
import type { Author } from '#core/personas/author.ts';
import type { Posted } from '#core/posts/post.ts';
import { commentWords } from '#web/words/comments/comment-words.ts';
import { moderationWords } from '#web/words/moderation/moderation-words.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { AuthorSign } from '../content/AuthorSign.tsx';
import { Moment } from '../content/Moment.tsx';
import { PostText } from '../content/PostText.tsx';
import { useWords } from '../words.tsx';
import { SeenBody } from './SeenBody.tsx';
import { SeenPictures } from './SeenPictures.tsx';
import styles from './seen.module.css';

const isBlurred = ({ reports, suggestedRule }: QueueItem): boolean => [suggestedRule, ...reports.map(({ reason }) => reason)].some(isHardToSee);

/** Content as readers saw it. Comments come with their post and parent. */
export const SeenThing = observer(function SeenThing({ item }: { readonly item: QueueItem }) {
  const words = useWords(moderationWords);
  const { post, comment, answered } = item;
  if (item.resourceType !== 'POST' && !comment) return <SeenTexts item={item} />;
  if (!comment) {
    return (
      post && (
        <>
          <ByLine author={post.author} posted={post} />
          <SeenBody post={post} isBlurred={isBlurred(item)} />
        </>
      )
    );
  }
  return (
    <>
      {!post && <p className="muted">{words.underDeleted}</p>}
      {post && (
        <details className={styles.around}>
          <summary>
            {words.underPost}: <span dir="auto">{post.title ?? post.content.slice(0, 60)}</span>
          </summary>
          <div className="inset stack g2">
            <ByLine author={post.author} posted={post} />
            <SeenBody post={post} isBlurred={isBlurred(item)} />
          </div>
        </details>
      )}
      {answered && (
        <div className="inset stack g1">
          <p className="muted sm">{words.answers}</p>
          <SeenComment comment={answered} />
        </div>
      )}
      <SeenComment comment={comment} />
    </>
  );
});

const SeenTexts = observer(function SeenTexts({ item }: { readonly item: QueueItem }) {
  const words = useWords(moderationWords);
  const { author, texts, about, pictures, resourceType } = item;
  return (
    <div className={styles.body}>
      {about && (
        <div className="inset stack g1">
          <p className="muted sm">{words.answers}</p>
          {Object.entries(about).map(([name, text]) => (
            <PostText key={name} text={text ?? ''} title="" isPreview={false} />
          ))}
        </div>
      )}
      <ByLine author={author} />
      {Object.entries(texts).map(([name, text]) => (
        <PostText key={name} text={text ?? ''} title="" isPreview={false} />
      ))}
      <SeenPictures pictures={pictures} title={words.kinds[resourceType]} isBlurred={isBlurred(item)} />
    </div>
  );
});

const SeenComment = observer(function SeenComment({ comment }: { readonly comment: Comment }) {
  const { gone } = useWords(commentWords);
  const { author, content, status } = comment;
  if (!author) return <p className="gone">{gone[status]}</p>;
  return (
    <div className={styles.body}>
      <ByLine author={author} posted={comment} />
      <PostText text={content} title="" isPreview={false} />
    </div>
  );
});

/** Persona and date, no more than readers saw. */
const ByLine = observer(function ByLine({ author, posted }: { readonly author: Author; readonly posted?: Posted }) {
  const words = useWords(postWords);
  return (
    <div className="who">
      <AuthorSign author={author} size="small" />
      <span>
        <b dir="auto">{words.authorName(author.name)}</b>{' '}
        <span className="muted">
          {author.profileType === 'ANONYMOUS' ? words.anonymous : author.isVerified && words.verified}
          {posted && (
            <>
              {' · '}
              <Moment posted={posted} />
            </>
          )}
        </span>
      </span>
    </div>
  );
});
