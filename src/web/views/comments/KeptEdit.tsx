import { observer } from 'mobx-react-lite';
import { CommentDraftsStore } from '#web/stores/comments/comment-drafts-store.ts';
import { CommentsStore, editKeyOf } from '#web/stores/comments/comments-store.ts';
import { commentWords } from '#web/words/comments/comment-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

/** Says that changes of this comment wait on this device, as after a reload, to be gone on with or thrown away. */
export const KeptEdit = observer(function KeptEdit({ commentId }: { readonly commentId: string }) {
  const { keptEdit: words } = useWords(commentWords);
  const store = useStore(CommentsStore);
  const drafts = useStore(CommentDraftsStore);
  const draftKey = editKeyOf(commentId);
  if (drafts.textAt(draftKey) === '') return null;
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
