import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { Comment } from '#core/comments/comment.ts';
import { contactsIn } from '#core/content/contact-pattern.ts';
import { CommentDraftsStore } from '#web/stores/comments/comment-drafts-store.ts';
import { editKeyOf } from '#web/stores/comments/comment-keys.ts';
import { CommentsStore } from '#web/stores/comments/comments-store.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import type { Failure } from '#core/failure.ts';
import type { CommentWords } from '#web/words/en/comments/words.ts';
import { isPublishRefusal } from '#core/composer/publish-refusal.ts';
import { abuseWords } from '#web/words/abuse/abuse-words.ts';
import { RefusedWords } from '../abuse/RefusedWords.tsx';
import { useRefused } from '../abuse/use-refused.ts';
import { commentWords } from '#web/words/comments/comment-words.ts';
import { refusedWordsOf } from '#web/stores/abuse/refused-words.ts';
import { useStore } from '../stores.tsx';
import { ContactWarning } from '../content/ContactWarning.tsx';
import { useTextStop } from '../exposure/use-exposure-stop.tsx';
import { PostText } from '../content/PostText.tsx';
import { CopyTyped } from '../fields/CopyTyped.tsx';
import { Button } from '../ui/Button.tsx';
import { WarningIcon } from '../ui/icons.tsx';
import { CommentField } from './CommentField.tsx';
import { useWords } from '../words.tsx';
import styles from '../content/content.module.css';

export const EditForm = observer(function EditForm({ comment }: { readonly comment: Comment }) {
  const words = useWords(postWords);
  const said = useWords(commentWords);
  const store = useStore(CommentsStore);
  const { text, type, leave } = useEditDraft(comment);
  const { state } = store.changing;
  const { field, find, own, isRefused } = useRefused<HTMLTextAreaElement>(refusedWordsOf(state), '/body/content', text);
  useEffect(() => field.current?.focus(), [field]);
  const change = (from: Comment) => void store.change(from, text.trim());
  const { checked, notice } = useTextStop({ draftKey: editKeyOf(comment.commentId), text, type, field, send: () => change(comment) });
  const save = (from: Comment) => {
    if (text === comment.content) change(from);
    else if (text.trim() !== '') checked(() => change(from));
  };
  return (
    <form
      className={styles.reply}
      onSubmit={(event) => {
        event.preventDefault();
        save(comment);
      }}
    >
      <CommentField
        field={field}
        draftKey={editKeyOf(comment.commentId)}
        text={text}
        type={type}
        aria-label={words.edit}
        aria-invalid={isRefused || undefined}
      />
      <ContactWarning kinds={contactsIn(text)} />
      <RefusedWords problems={own} text={text} find={find} />
      {state.status === 'FAILURE' && !isRefused && <Unsaved comment={comment} failure={state.failure} text={text} save={save} use={type} />}
      {notice}
      <div className="row">
        <Button type="submit" look="main" busy={state.status === 'LOADING'}>
          {said.saveAs(comment.author?.name ?? '')}
        </Button>
        <Button onClick={leave}>{words.cancel}</Button>
      </div>
    </form>
  );
});

interface UnsavedProps {
  readonly comment: Comment;
  readonly failure: Failure;
  readonly text: string;
  readonly save: (from: Comment) => void;
  readonly use: (text: string) => void;
}

const focus = (element: HTMLElement | null) => element?.focus();

/** Reason why an edit failed. After a version conflict it shows the current comment. */
const Unsaved = observer(function Unsaved({ comment, failure, text, save, use }: UnsavedProps) {
  const said = useWords(commentWords);
  const taken = useWords(abuseWords);
  const store = useStore(CommentsStore);
  const other = failure.code === 'CHANGED_MEANWHILE' ? store.elsewhere.value : undefined;
  return (
    <div ref={focus} role="alert" tabIndex={-1} className="stack g2">
      <p className="err">
        <WarningIcon small />
        {isPublishRefusal(failure.code) ? taken.refusals[failure.code] : unsavedIn(failure, said)}
      </p>
      {other && (
        <section className="inset stack g2" aria-label={said.elsewhere.now}>
          <p className="strong">{said.elsewhere.now}</p>
          <PostText text={other.content} title="" isPreview={false} />
          <div className="row">
            <Button onClick={() => save({ ...comment, version: other.version })}>{said.elsewhere.mine}</Button>
            <Button look="quiet" onClick={() => (store.take(other), use(other.content))}>
              {said.elsewhere.theirs}
            </Button>
          </div>
        </section>
      )}
      <CopyTyped texts={[text]} />
    </div>
  );
});

function unsavedIn({ kind, code }: Failure, said: CommentWords): string {
  if (code === 'SILENCED') return said.locked.silenced;
  if (code === 'BANNED') return said.locked.banned;
  if (code === 'COMMENTS_CLOSED') return said.locked.meanwhile;
  if (kind === 'offline') return said.elsewhere.offline;
  if (kind === 'conflict') return said.elsewhere.said;
  return kind === 'missing' ? said.elsewhere.gone : said.unsaved;
}

/** Edit kept on this device until saved or given up. */
function useEditDraft({ commentId, content }: Comment): { readonly text: string; readonly type: (typed: string) => void; readonly leave: () => void } {
  const store = useStore(CommentsStore);
  const drafts = useStore(CommentDraftsStore);
  const draftKey = editKeyOf(commentId);
  const [text, say] = useState(drafts.textAt(draftKey) || content);
  const type = (typed: string) => {
    say(typed);
    // While other words are being saved, these are no more the ones that stand.
    drafts.type(draftKey, typed === content && store.changing.state.status !== 'LOADING' ? '' : typed);
  };
  const leave = () => {
    drafts.drop(draftKey);
    store.write(undefined);
  };
  return { text, type, leave };
}
