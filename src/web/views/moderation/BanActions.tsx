import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Failure } from '#core/failure.ts';
import type { Ban } from '#core/moderation/bans.ts';
import { longestAuthorNote } from '#core/moderation/interventions.ts';
import { BanStore } from '#web/stores/moderation/ban-store.ts';
import { ModerationStore } from '#web/stores/moderation/moderation-store.ts';
import { moderationWords } from '#web/words/moderation/moderation-words.ts';
import { NoteField } from '../fields/NoteField.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

export const BanActions = observer(function BanActions({ ban }: { readonly ban: Ban }) {
  const { bans: words } = useWords(moderationWords);
  const store = useStore(BanStore);
  const [answer, type] = useState('');
  const [failure, tell] = useState<Failure>();
  const mayAnswer = ban.appeal === 'open' && !ban.isMine;
  const act = async (work: typeof store.lifting | typeof store.upholding, send: () => Promise<boolean>) => {
    tell(undefined);
    if (!(await send()) && work.state.status === 'FAILURE') tell(work.state.failure);
  };
  return (
    <>
      {ban.appeal === 'open' && ban.isMine && <p className="muted">{words.yours}</p>}
      {mayAnswer && <Answer text={answer} type={type} />}
      {failure && <Refused failure={failure} />}
      <div className="row">
        <Button busy={store.lifting.state.status === 'LOADING'} onClick={() => void act(store.lifting, () => store.lift(ban))}>
          {words.lift[ban.measure]}
        </Button>
        {mayAnswer && (
          <Button busy={store.upholding.state.status === 'LOADING'} onClick={() => void act(store.upholding, () => store.uphold(ban, answer.trim()))}>
            {words.uphold}
          </Button>
        )}
      </div>
    </>
  );
});

const Answer = observer(function Answer({ text, type }: { readonly text: string; readonly type: (text: string) => void }) {
  const { bans: words } = useWords(moderationWords);
  return <NoteField label={words.answer} hint={words.answerHint} longest={longestAuthorNote} text={text} type={type} />;
});

/** Reason for the refusal, with a link where another was faster. */
const Refused = observer(function Refused({ failure: { kind, code } }: { readonly failure: Failure }) {
  const { bans: words } = useWords(moderationWords);
  const { bans } = useStore(ModerationStore);
  const said = code === 'APPEAL_WAITS' ? words.appealWaits : code === 'IMPOSED_BY_YOU' ? words.yours : code === 'OWN_CONTENT' ? words.own : undefined;
  const isOvertaken = kind === 'conflict' || kind === 'missing';
  return (
    <div className="stack g2">
      <p className="err" role="alert">
        {said ?? (isOvertaken ? words.overtaken : words.failed)}
      </p>
      {isOvertaken && said === undefined && (
        <div>
          <Button look="quiet" onClick={() => void bans.open()}>
            {words.again}
          </Button>
        </div>
      )}
    </div>
  );
});
