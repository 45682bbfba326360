import { observer } from 'mobx-react-lite';
import { useEffect, type RefObject } from 'react';
import { sharesWords } from '#core/content/shared-words.ts';
import type { Comment } from '#core/comments/comment.ts';
import { mayGoOutAgain } from '#core/composer/may-go-out-again.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { CommentDraftsStore } from '#web/stores/comments/comment-drafts-store.ts';
import { CommentsStore } from '#web/stores/comments/comments-store.ts';
import { commentWords } from '#web/words/comments/comment-words.ts';
import { useTextStop } from '../exposure/use-exposure-stop.tsx';
import { useKeptInSight } from '../content/use-kept-in-sight.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

/** Ways on from a comment posted before with other words, and its name. */
export const CommentAlreadyPosted = observer(function CommentAlreadyPosted({
  parentKey,
  commentId,
}: {
  readonly parentKey: string;
  readonly commentId: string;
}) {
  const { already: words } = useWords(commentWords);
  const store = useStore(CommentsStore);
  const drafts = useStore(CommentDraftsStore);
  const toasts = useStore(ToastStore);
  const { posted, postedAuthor: author, changingTo } = store;
  const isUnread = posted.state.status === 'FAILURE' && author === undefined;
  const isOther = !sharesWords(drafts.textAt(parentKey), posted.value?.content ?? '');
  const mayRepeat = author !== undefined && (isOther || mayGoOutAgain(author, drafts.personaAt(parentKey)));
  const { state } = changingTo;
  const seen = author && posted.value?.commentId === commentId ? posted.value : undefined;
  const ways = useKeptInSight<HTMLDivElement>(posted.state.status);
  const discard = () => toasts.show({ type: 'success', text1: words.discarded, props: { onUndo: store.discard(parentKey) } });
  const { checked, notice } = useCheckedChange(parentKey, seen, ways);
  useEffect(() => void posted.send(commentId), [posted, commentId]);
  return (
    <>
      {author !== undefined && <p>{author === null ? words.gone : words.under(author.name)}</p>}
      {author !== undefined && !mayRepeat && <p>{words.joins}</p>}
      {seen && <PostedComment content={seen.content} />}
      {notice}
      {isUnread && <p>{words.unread}</p>}
      <div ref={ways} tabIndex={-1} className="row">
        <Button onClick={() => void store.pointed.send(commentId)}>{words.see}</Button>
        {seen && (
          <Button busy={state.status === 'LOADING'} onClick={() => checked()}>
            {words.change}
          </Button>
        )}
        {mayRepeat && <Button onClick={() => store.renew(parentKey)}>{words.asNew}</Button>}
        {isUnread && <Button onClick={() => void posted.send(commentId)}>{words.readAgain}</Button>}
        <Button look="quiet" onClick={discard}>
          {words.discard}
        </Button>
      </div>
      {state.status === 'FAILURE' && <p className="err">{state.failure.kind === 'conflict' ? words.changed : words.failed}</p>}
    </>
  );
});

function useCheckedChange(parentKey: string, seen: Comment | undefined, field: RefObject<HTMLElement | null>) {
  const store = useStore(CommentsStore);
  const drafts = useStore(CommentDraftsStore);
  // Nobody here counted the comment whose answer was lost.
  const change = async (comment: Comment) => (await store.changeAlreadyPosted(comment, parentKey)) && store.talk.recount();
  const [text, type] = [drafts.textAt(parentKey), (plain: string) => drafts.type(parentKey, plain)];
  return useTextStop({ draftKey: `${parentKey} change`, text, type, field, send: () => seen && void change(seen) });
}

const PostedComment = observer(function PostedComment({ content }: { readonly content: string }) {
  const { now } = useWords(commentWords).elsewhere;
  return (
    <section className="inset stack g2" aria-label={now}>
      <p className="strong">{now}</p>
      <p dir="auto">{content}</p>
    </section>
  );
});
