import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { longestComment, type Comment } from '#core/comments/comment.ts';
import { CommentDraftsStore } from '#web/stores/comments/comment-drafts-store.ts';
import { CommentsStore } from '#web/stores/comments/comments-store.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { isPublishRefusal } from '#core/composer/publish-refusal.ts';
import { abuseWords } from '#web/words/abuse/abuse-words.ts';
import { RefusedWords } from '../abuse/RefusedWords.tsx';
import { useRefused } from '../abuse/use-refused.ts';
import { commentWords } from '#web/words/comments/comment-words.ts';
import { refusedWordsOf } from '#web/stores/abuse/refused-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import styles from '../content/content.module.css';

/** Changes a comment in its place. */
export const EditForm = observer(function EditForm({ comment }: { readonly comment: Comment }) {
  const words = useWords(postWords);
  const said = useWords(commentWords);
  const taken = useWords(abuseWords);
  const store = useStore(CommentsStore);
  const { text, type, leave } = useEditDraft(comment);
  const { state } = store.changing;
  const { field, find, own, isRefused } = useRefused<HTMLTextAreaElement>(refusedWordsOf(state), '/body/content', text);
  useEffect(() => field.current?.focus(), [field]);
  return (
    <form
      className={styles.reply}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) void store.change(comment, text.trim()).then((isChanged) => isChanged && leave());
      }}
    >
      <textarea
        className="input"
        aria-label={words.edit}
        maxLength={longestComment}
        value={text}
        ref={field}
        dir="auto"
        aria-invalid={isRefused || undefined}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <RefusedWords problems={own} text={text} find={find} />
      {state.status === 'FAILURE' && !isRefused && (
        <p className="err" role="alert">
          {isPublishRefusal(state.failure.code) ? taken.refusals[state.failure.code] : said.failed}
        </p>
      )}
      <div className="row">
        <Button type="submit" look="main" busy={state.status === 'LOADING'}>
          {said.saveAs(comment.author?.name ?? '')}
        </Button>
        <Button onClick={leave}>{words.cancel}</Button>
      </div>
    </form>
  );
});

/** The words of an edit, kept on this device until it is saved or given up. */
function useEditDraft({ commentId, content }: Comment): { readonly text: string; readonly type: (typed: string) => void; readonly leave: () => void } {
  const store = useStore(CommentsStore);
  const drafts = useStore(CommentDraftsStore);
  const draftKey = `edit.${commentId}`;
  const [text, say] = useState(drafts.textAt(draftKey) || content);
  const type = (typed: string) => {
    say(typed);
    drafts.type(draftKey, typed === content ? '' : typed);
  };
  const leave = () => {
    drafts.drop(draftKey);
    store.write(undefined);
  };
  return { text, type, leave };
}
