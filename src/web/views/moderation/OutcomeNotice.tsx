import { observer } from 'mobx-react-lite';
import type { ModerationOutcome } from '#core/moderation/moderation-outcome.ts';
import type { PostStatus } from '#core/posts/post.ts';
import type { Resource } from '#core/votes/vote.ts';
import { PostActionsStore } from '#web/stores/posts/post-actions-store.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

interface OutcomeNoticeProps {
  readonly status: PostStatus;
  readonly isMine: boolean;
  readonly moderation: ModerationOutcome | null;
  readonly resource: Resource;
  /** Called after the author has appealed. */
  readonly appealed: () => void;
}

/** The moderation outcome of a post or comment, its reason and the appeal, shown to the author alone. */
export const OutcomeNotice = observer(function OutcomeNotice({ status, isMine, moderation, resource, appealed }: OutcomeNoticeProps) {
  const words = useWords(postWords);
  const actions = useStore(PostActionsStore);
  if (!isMine || (status !== 'FLAGGED' && status !== 'AUTHOR_REJECTED')) return null;
  return (
    <div className="inset stack g2" role="note">
      <p className="strong">{words.own[status]}</p>
      {moderation && <p>{words.own.rule(words.rulesNamed[moderation.rule])}</p>}
      {moderation && moderation.appeal !== 'none' && <p>{words.own.appeals[moderation.appeal]}</p>}
      {moderation?.mayAppeal && (
        <div>
          <Button onClick={() => actions.ask({ kind: 'appeal', resource, done: appealed })}>{words.own.appeal}</Button>
        </div>
      )}
    </div>
  );
});
