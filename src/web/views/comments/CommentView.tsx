import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { appealedIn } from '#core/moderation/outcome-of.ts';
import type { Comment } from '#core/comments/comment.ts';
import type { CommentStatus } from '#core/comments/comment.ts';
import { isByWriter, type Author } from '#core/personas/author.ts';
import { editKeyOf, parentKeyOf } from '#web/stores/comments/comment-keys.ts';
import { CommentsStore } from '#web/stores/comments/comments-store.ts';
import { HiddenContentStore } from '#web/stores/moderation/hidden-content-store.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { moderatedWords } from '#web/words/moderation/moderated-words.ts';
import { useStore } from '../stores.tsx';
import { classes } from '../ui/classes.ts';
import { Tag } from '../ui/Tag.tsx';
import { AuthorSign } from '../content/AuthorSign.tsx';
import { CommentText } from './CommentText.tsx';
import { CommentActions } from './CommentActions.tsx';
import { KeptDraft } from './KeptDraft.tsx';
import { EditForm } from './EditForm.tsx';
import { HiddenContentNotice } from '../content/HiddenContentNotice.tsx';
import { Moment } from '../content/Moment.tsx';
import { OutcomeNotices } from '../moderation/OutcomeNotices.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { useTalkWords } from './use-talk-words.ts';
import { useWords } from '../words.tsx';
import styles from '../content/content.module.css';

interface CommentViewProps {
  readonly comment: Comment;
  readonly fold?: ReactNode;
  readonly isPointedAt?: boolean;
  readonly isBest?: boolean;
  readonly children?: ReactNode;
}

/** Comment. One taken down keeps its position while it has replies. */
export const CommentView = observer(function CommentView(props: CommentViewProps) {
  const { comment, children } = props;
  const { commentId, author, status } = comment;
  const reason = useStore(HiddenContentStore).reasonFor(commentId, author);
  if (reason) {
    return (
      <div className={styles.comment}>
        <HiddenContentNotice element={`comment-${commentId}`} id={commentId} reason={reason} resourceType="COMMENT" />
        {children}
      </div>
    );
  }
  if (!author) {
    return (
      <div>
        <Gone status={status} />
        {children}
      </div>
    );
  }
  return <Said {...props} author={author} />;
});

const Gone = observer(function Gone({ status }: { readonly status: CommentStatus }) {
  return <p className="gone">{useTalkWords().gone[status]}</p>;
});

const SeenAsModerator = observer(function SeenAsModerator({ status }: { readonly status: CommentStatus }) {
  const words = useWords(moderatedWords);
  return (
    <div className="inset stack g1" role="note">
      <p className="sm">{words.commentFor}</p>
      <Gone status={status} />
    </div>
  );
});

const Said = observer(function Said({ comment, author, fold, isPointedAt = false, isBest = false, children }: CommentViewProps & { readonly author: Author }) {
  const words = useWords(postWords);
  const said = useTalkWords();
  const store = useStore(CommentsStore);
  const { commentId, isMine, isEdited, replyToName, status, moderation } = comment;
  const isWriter = isByWriter(author, store.talk.parent?.author ?? undefined);
  const isWriting = store.openFormKey === parentKeyOf({ commentId });
  const place = useFocusWhenWritten(commentId);
  const isEditing = store.openFormKey === editKeyOf(commentId);
  return (
    <div
      ref={place}
      role="article"
      id={`comment-${commentId}`}
      tabIndex={-1}
      className={classes(styles.comment, isPointedAt && styles.pointedAt)}
      aria-labelledby={`by-${commentId}`}
    >
      <AuthorSign author={author} size="small" />
      <p id={`by-${commentId}`}>
        <b>{words.authorName(author.name)}</b> {isMine && <Tag tone="ink">{words.you}</Tag>} {isWriter && <Tag>{said.writer}</Tag>}{' '}
        {isBest && <Tag tone="good">{said.answers.best}</Tag>}{' '}
        <span className="muted">
          {replyToName && `→ ${words.authorName(replyToName)} · `}
          <Moment posted={comment} />
          {isEdited && ` · ${words.edited}`}
        </span>
      </p>
      {isMine && !isEditing && <KeptDraft draftKey={editKeyOf(commentId)} is="edit" />}
      {isEditing ? <EditForm comment={comment} /> : <CommentText key={comment.version} comment={comment} />}
      <OutcomeNotices
        isMine={isMine}
        moderation={moderation}
        resource={{ resourceId: commentId, resourceType: 'COMMENT' }}
        appealed={(measure) => store.list.change({ ...comment, moderation: appealedIn(moderation, measure) })}
      />
      {status !== 'LIVE' && !isMine && <SeenAsModerator status={status} />}
      {!isEditing && <CommentActions comment={comment} fold={fold} />}
      {!isWriting && <KeptDraft draftKey={parentKeyOf({ commentId })} is="reply" />}
      {isWriting && <ReplyForm parent={{ commentId }} label={said.replyTo(words.authorName(author.name))} isFocused />}
      {children}
    </div>
  );
});

/** Focuses a new comment, as its form may be gone. */
function useFocusWhenWritten(commentId: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const store = useStore(CommentsStore);
  const isWritten = store.justWritten === commentId;
  useEffect(() => {
    if (!isWritten) return;
    place.current?.focus();
    store.settle();
  }, [isWritten, store]);
  return place;
}
