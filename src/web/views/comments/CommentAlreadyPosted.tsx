import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { sharesWords } from '#core/content/shared-words.ts';
import { mayGoOutAgain } from '#core/composer/may-go-out-again.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { CommentDraftsStore } from '#web/stores/comments/comment-drafts-store.ts';
import { CommentsStore } from '#web/stores/comments/comments-store.ts';
import { commentWords } from '#web/words/comments/comment-words.ts';
import { useKeptInSight } from '../content/use-kept-in-sight.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

/** The ways on from a comment that was posted before with other words, and the name it stands under. */
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
  const { standing, standingAuthor: author, changingTo } = store;
  const isUnread = standing.state.status === 'FAILURE' && author === undefined;
  const isOther = !sharesWords(drafts.textAt(parentKey), standing.value?.content ?? '');
  const mayRepeat = author !== undefined && (isOther || mayGoOutAgain(author, drafts.personaAt(parentKey)));
  const { status } = changingTo.state;
  const ways = useKeptInSight<HTMLDivElement>(standing.state.status);
  const discard = () => toasts.show({ type: 'success', text1: words.discarded, props: { onUndo: store.discard(parentKey) } });
  useEffect(() => void standing.send(commentId), [standing, commentId]);
  return (
    <>
      {author !== undefined && <p>{author === null ? words.gone : words.under(author.name)}</p>}
      {author !== undefined && !mayRepeat && <p>{words.joins}</p>}
      {isUnread && <p>{words.unread}</p>}
      <div ref={ways} className="row">
        <Button onClick={() => void store.pointed.send(commentId)}>{words.see}</Button>
        <Button busy={status === 'LOADING'} onClick={() => void store.changeAlreadyPosted(commentId, parentKey)}>
          {words.change}
        </Button>
        {mayRepeat && <Button onClick={() => store.renew(parentKey)}>{words.asNew}</Button>}
        {isUnread && <Button onClick={() => void standing.send(commentId)}>{words.readAgain}</Button>}
        <Button look="quiet" onClick={discard}>
          {words.discard}
        </Button>
      </div>
      {status === 'FAILURE' && <p className="err">{words.failed}</p>}
    </>
  );
});
