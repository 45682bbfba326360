import { observer } from 'mobx-react-lite';
import { CommentDraftsStore } from '#web/stores/comments/comment-drafts-store.ts';
import { CommentsStore } from '#web/stores/comments/comments-store.ts';
import { commentWords } from '#web/words/comments/comment-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useGoesOut } from '../content/use-name-begun.ts';
import { useWords } from '../words.tsx';
import { WaitingComment } from './WaitingComment.tsx';

interface KeptDraftProps {
  readonly draftKey: string;
  readonly is: 'reply' | 'edit';
}

/** Offers to resume or discard a draft kept on this device. */
export const KeptDraft = observer(function KeptDraft({ draftKey, is }: KeptDraftProps) {
  const words = useWords(commentWords).kept[is];
  const store = useStore(CommentsStore);
  const drafts = useStore(CommentDraftsStore);
  const goesOut = useGoesOut();
  if (drafts.textAt(draftKey) === '') return null;
  if (is === 'reply' && goesOut !== undefined && drafts.waitsAt(draftKey)) return <WaitingComment parentKey={draftKey} goesOut={goesOut} takesFocus={false} />;
  return (
    <div className="inset stack g2" role="note">
      <p>{words.found}</p>
      <div className="row">
        <Button onClick={() => store.write(draftKey)}>{words.goOn}</Button>
        <Button look="quiet" onClick={() => drafts.drop(draftKey)}>
          {words.throwAway}
        </Button>
      </div>
    </div>
  );
});
