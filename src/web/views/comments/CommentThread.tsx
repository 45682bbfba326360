import { observer } from 'mobx-react-lite';
import type { Thread } from '#core/comments/comment.ts';
import { CommentsStore } from '#web/stores/comments/comments-store.ts';
import type { ThreadList } from '#web/stores/comments/thread-list.ts';
import { commentWords } from '#web/words/comments/comment-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { CommentView } from './CommentView.tsx';
import { useWords } from '../words.tsx';
import styles from '../content/content.module.css';

interface CommentThreadProps {
  readonly thread: Thread;
  readonly list: ThreadList;
  readonly isBest?: boolean;
}

/** Comment with foldable replies, flat and naming whom they answer. */
export const CommentThread = observer(function CommentThread({ thread, list, isBest = false }: CommentThreadProps) {
  const said = useWords(commentWords);
  const store = useStore(CommentsStore);
  const replies = list.repliesTo(thread);
  const isFolded = store.folded.has(thread.commentId);
  const more = list.moreOf(thread);
  const left = Math.max(0, thread.repliesCount - replies.length);
  const fold = replies.length > 0 && (
    <Button look="quiet" className="needs-script" aria-expanded={!isFolded} onClick={() => store.fold(thread.commentId)}>
      {isFolded ? said.unfold(replies.length) : said.fold}
    </Button>
  );
  return (
    <CommentView comment={thread} fold={fold} isBest={isBest}>
      {!isFolded && replies.length > 0 && (
        <div className={styles.replies}>
          {replies.map((reply) => (
            <CommentView key={reply.commentId} comment={reply} />
          ))}
          {more !== null && (
            <div>
              <Button look="quiet" busy={list.unfolding.state.status === 'LOADING'} onClick={() => void list.unfold(thread)}>
                {left > 0 ? said.replies(left) : said.more}
              </Button>
            </div>
          )}
        </div>
      )}
    </CommentView>
  );
});
