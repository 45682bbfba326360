import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { longestComment, type Comment } from '#core/comments/comment.ts';
import { CommentsStore } from '#web/stores/comments/comments-store.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { commentWords } from '#web/words/comments/comment-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import styles from '../content/content.module.css';

/** Changes a comment in its place. */
export const EditForm = observer(function EditForm({ comment }: { readonly comment: Comment }) {
  const words = useWords(postWords);
  const said = useWords(commentWords);
  const store = useStore(CommentsStore);
  const [text, say] = useState(comment.content);
  const { status } = store.changing.state;
  return (
    <form
      className={styles.reply}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) void store.change(comment, text.trim());
      }}
    >
      <textarea
        className="input"
        aria-label={words.edit}
        maxLength={longestComment}
        value={text}
        ref={(element) => element?.focus()}
        onChange={({ currentTarget }) => say(currentTarget.value)}
      />
      {status === 'FAILURE' && (
        <p className="err" role="alert">
          {said.failed}
        </p>
      )}
      <div className="row">
        <Button type="submit" look="main" busy={status === 'LOADING'}>
          {said.saveAs(comment.author?.name ?? '')}
        </Button>
        <Button onClick={() => store.write(undefined)}>{words.cancel}</Button>
      </div>
    </form>
  );
});
