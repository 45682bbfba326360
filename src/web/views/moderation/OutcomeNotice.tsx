import { observer } from 'mobx-react-lite';
import type { ModerationOutcome } from '#core/moderation/moderation-outcome.ts';
import type { Resource } from '#core/votes/vote.ts';
import { PostActionsStore } from '#web/stores/posts/post-actions-store.ts';
import { postPageWords } from '#web/words/posts/post-page-words.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

interface OutcomeNoticeProps {
  readonly isMine: boolean;
  readonly moderation: ModerationOutcome | null;
  readonly resource: Resource;
  /** Called after the author has appealed. */
  readonly appealed: () => void;
}

/** The decision of moderators about a post or comment with its rule, their note and the appeal, shown to the author alone. */
export const OutcomeNotice = observer(function OutcomeNotice({ isMine, moderation, resource, appealed }: OutcomeNoticeProps) {
  const { outcome: words, rulesNamed } = useWords(postPageWords);
  const { own } = useWords(postWords);
  const actions = useStore(PostActionsStore);
  if (!isMine || !moderation) return null;
  const { measure, rule, note, appeal, mayAppeal } = moderation;
  if (appeal === 'granted') {
    return (
      <div className="inset stack g2" role="note">
        <p className="strong">{words.granted[measure]}</p>
        <NoteOfModerator note={note} />
      </div>
    );
  }
  return (
    <div className="inset stack g2" role="note">
      <p className="strong">{words.measures[measure]}</p>
      <p>{own.rule(rulesNamed[rule])}</p>
      <NoteOfModerator note={note} />
      {appeal !== 'none' && <p>{words.appeals[appeal]}</p>}
      {mayAppeal && (
        <div>
          <Button onClick={() => actions.ask({ kind: 'appeal', resource, done: appealed })}>{words.appeal}</Button>
        </div>
      )}
    </div>
  );
});

const NoteOfModerator = observer(function NoteOfModerator({ note }: { readonly note: string }) {
  const { outcome: words } = useWords(postPageWords);
  if (note === '') return null;
  return (
    <div>
      <p className="muted">{words.note}</p>
      <p dir="auto">{note}</p>
    </div>
  );
});
