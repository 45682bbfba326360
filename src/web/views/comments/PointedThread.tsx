import { observer } from 'mobx-react-lite';
import { CommentsStore } from '#web/stores/comments/comments-store.ts';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { CommentView } from './CommentView.tsx';
import { useTalkWords } from './use-talk-words.ts';
import styles from '../content/content.module.css';

/** Comment a URL points to, before all others. */
export const PointedThread = observer(function PointedThread() {
  const said = useTalkWords();
  const { pointed } = useStore(CommentsStore);
  if (pointed.state.status === 'IDLE') return null;
  return (
    <Await request={pointed}>
      {({ comment, root }) => (
        <div className="inset stack g3">
          <p className="muted">{said.one}</p>
          <div>
            <CommentView comment={root} isPointedAt={comment.commentId === root.commentId}>
              {comment.commentId !== root.commentId && (
                <div className={styles.replies}>
                  <CommentView comment={comment} isPointedAt />
                </div>
              )}
            </CommentView>
          </div>
        </div>
      )}
    </Await>
  );
});
