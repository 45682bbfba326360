import { observer } from 'mobx-react-lite';
import { useLayoutEffect } from 'react';
import type { ModerationRule } from '#core/moderation/moderation-outcome.ts';
import { CommentDraftsStore } from '#web/stores/comments/comment-drafts-store.ts';
import { postPageWords } from '#web/words/posts/post-page-words.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { useStore } from '../stores.tsx';
import { CopyTyped } from '../fields/CopyTyped.tsx';
import { useTalkWords } from './use-talk-words.ts';
import { useWords } from '../words.tsx';

interface CommentsClosedProps {
  readonly parentKey: string;
  readonly lockedFor: ModerationRule;
}

/** Names the rule that closed the comments and keeps the reader's draft for copying. */
export const CommentsClosed = observer(function CommentsClosed({ parentKey, lockedFor }: CommentsClosedProps) {
  const { locked: words } = useTalkWords();
  const { own } = useWords(postWords);
  const { rulesNamed } = useWords(postPageWords);
  const drafts = useStore(CommentDraftsStore);
  useLayoutEffect(() => drafts.find(), [drafts]);
  const text = drafts.textAt(parentKey);
  return (
    <div className="inset stack g2" role="note">
      <p className="strong">{words.closed}</p>
      <p>{own.rule(rulesNamed[lockedFor])}</p>
      {text !== '' && (
        <>
          <textarea className="input" readOnly aria-label={words.begun} dir="auto" rows={3} value={text} />
          <CopyTyped texts={[text]} />
        </>
      )}
    </div>
  );
});
