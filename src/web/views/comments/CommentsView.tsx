import { observer } from 'mobx-react-lite';
import { commentSorts } from '#core/comments/comment.ts';
import type { ModerationRule } from '#core/moderation/moderation-outcome.ts';
import { parentKeyOf } from '#web/stores/comments/comment-keys.ts';
import { CommentsStore } from '#web/stores/comments/comments-store.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { commentWords } from '#web/words/comments/comment-words.ts';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Button } from '../ui/Button.tsx';
import { Chip } from '../ui/Chip.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { CommentsClosed } from './CommentsClosed.tsx';
import { CommentThread } from './CommentThread.tsx';
import { PointedThread } from './PointedThread.tsx';
import { ReplyForm } from './ReplyForm.tsx';
import { useWords } from '../words.tsx';
import styles from '../content/content.module.css';

interface CommentsViewProps {
  readonly postId: string;
  /** The number of comments; unknown below an empty place. */
  readonly count: number | undefined;
  /** Whether comments are taken here, unless a moderator has closed them. */
  readonly isOpen: boolean;
  readonly lockedFor: ModerationRule | null;
}

/** The comments below a post. */
export const CommentsView = observer(function CommentsView({ postId, count, isOpen, lockedFor }: CommentsViewProps) {
  const words = useWords(postWords);
  const said = useWords(commentWords);
  const store = useStore(CommentsStore);
  const { list, sort } = store;
  if (count === undefined && list.roots.length === 0) return null;
  return (
    <section id="comments" className={styles.comments} aria-labelledby="comments-heading">
      <div className={styles.foot}>
        <h2 id="comments-heading" className={styles.title}>
          {words.commentsOn(count ?? list.roots.reduce((sum, { repliesCount }) => sum + 1 + repliesCount, 0))}
        </h2>
        <div className="row needs-script" role="group" aria-label={said.sort}>
          {commentSorts.map((each) => (
            <Chip key={each} pressed={each === sort} onClick={() => void store.order(each)}>
              {said.sorts[each]}
            </Chip>
          ))}
        </div>
      </div>
      {isOpen && (
        <div id="reply">
          {lockedFor === null ? (
            <ReplyForm parent={{ postId }} label={said.write} />
          ) : (
            <CommentsClosed parentKey={parentKeyOf({ postId })} lockedFor={lockedFor} />
          )}
        </div>
      )}
      <PointedThread />
      {list.roots.length === 0 ? (
        <Await request={list.threads} meanwhile={<Skeleton lines={6} />}>
          {() => isOpen && lockedFor === null && <p className="muted">{said.none}</p>}
        </Await>
      ) : (
        list.roots.map((thread) => <CommentThread key={thread.commentId} thread={thread} list={list} />)
      )}
      <More />
    </section>
  );
});

const More = observer(function More() {
  const said = useWords(commentWords);
  const { threads, roots } = useStore(CommentsStore).list;
  if (roots.length > 0 && threads.state.status === 'FAILURE') return <Await request={threads}>{() => null}</Await>;
  if (threads.next === null) return null;
  return (
    <Button wide busy={threads.state.status === 'LOADING'} onClick={() => void threads.more()}>
      {said.more}
    </Button>
  );
});
