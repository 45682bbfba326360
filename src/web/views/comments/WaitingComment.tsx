import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { CommentDraftsStore } from '#web/stores/comments/comment-drafts-store.ts';
import { CommentsStore } from '#web/stores/comments/comments-store.ts';
import { commentWords } from '#web/words/comments/comment-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

interface WaitingCommentProps {
  readonly parentKey: string;
  readonly goesOut: string;
  /** Takes the focus where the form it came from was here. */
  readonly takesFocus: boolean;
}

/** Sent comment waiting for its made-up name, with a way back to the form. */
export const WaitingComment = observer(function WaitingComment({ parentKey, goesOut, takesFocus }: WaitingCommentProps) {
  const words = useWords(commentWords).kept;
  const [drafts, store] = [useStore(CommentDraftsStore), useStore(CommentsStore)];
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => store.sendWaiting(), [store]);
  useEffect(() => {
    if (takesFocus) card.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const change = () => {
    drafts.wait(parentKey, false);
    store.write(parentKey);
  };
  return (
    <div ref={card} tabIndex={-1} className="inset stack g2" role="status">
      <p dir="auto">{drafts.textAt(parentKey)}</p>
      <p className="hint">{goesOut}</p>
      <div className="row">
        <Button onClick={change}>{words.change}</Button>
        <Button look="quiet" onClick={() => drafts.drop(parentKey)}>
          {words.reply.throwAway}
        </Button>
      </div>
    </div>
  );
});
