import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { AppealableMeasure, ModerationOutcome } from '#core/moderation/moderation-outcome.ts';
import type { Resource } from '#core/votes/vote.ts';
import { PostActionsStore } from '#web/stores/posts/post-actions-store.ts';
import { postPageWords } from '#web/words/posts/post-page-words.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { takeLostFocus } from '../overlays/lost-focus.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import { AuthorNote } from '../content/AuthorNote.tsx';

interface OutcomeNoticesProps {
  readonly isMine: boolean;
  readonly moderation: readonly ModerationOutcome[];
  readonly resource: Resource;
  readonly appealed: (measure: AppealableMeasure) => void;
}

/** Decisions with rule, note and appeal, shown to the author alone. */
export function OutcomeNotices({ isMine, moderation, ...rest }: OutcomeNoticesProps) {
  return isMine && moderation.map((outcome) => <OutcomeNotice key={outcome.measure} outcome={outcome} {...rest} />);
}

interface OutcomeNoticeProps extends Pick<OutcomeNoticesProps, 'resource' | 'appealed'> {
  readonly outcome: ModerationOutcome;
}

const OutcomeNotice = observer(function OutcomeNotice({ outcome, resource, appealed }: OutcomeNoticeProps) {
  const { outcome: words, rulesNamed } = useWords(postPageWords);
  const { own } = useWords(postWords);
  const actions = useStore(PostActionsStore);
  const [isSent, tell] = useState(false);
  const { measure, rule, note, appeal, mayAppeal } = outcome;
  const ask = (asked: AppealableMeasure) => {
    const done = () => {
      tell(true);
      appealed(asked);
    };
    actions.ask({ kind: 'appeal', resource, measure: asked, done });
  };
  if (appeal === 'granted') {
    return (
      <div className="inset stack g2" role="note">
        <p className="strong">{words.granted[measure]}</p>
        <AuthorNote label={words.note} note={note} />
      </div>
    );
  }
  return (
    <div className="inset stack g2" role="note">
      <p className="strong">{words.measures[measure]}</p>
      <p>{own.rule(rulesNamed[rule])}</p>
      <AuthorNote label={words.note} note={note} />
      {appeal !== 'none' && <p {...(isSent && { ref: takeLostFocus, role: 'status', tabIndex: -1 })}>{words.appeals[appeal]}</p>}
      {measure !== 'hide' && appeal === 'none' && !mayAppeal && <p>{words.oneAtATime}</p>}
      {measure !== 'hide' && mayAppeal && (
        <div>
          <Button onClick={() => ask(measure)}>{words.appeal}</Button>
        </div>
      )}
    </div>
  );
});
