import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Failure } from '#core/failure.ts';
import { dateIn } from '#core/figures/ago.ts';
import { lastAppealDay } from '#core/moderation/appeal-time.ts';
import type { AppealableMeasure, ModerationOutcome } from '#core/moderation/moderation-outcome.ts';
import { longestAppeal } from '#core/moderation/moderations.ts';
import type { AnyModerated } from '#web/stores/contributions/contributions-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { contentWords } from '#web/words/content/content-words.ts';
import { decisionWords } from '#web/words/contributions/decision-words.ts';
import { AuthorNote } from '../content/AuthorNote.tsx';
import { NoteField } from '../fields/NoteField.tsx';
import { useInvalidFocus } from '../fields/use-invalid-focus.ts';
import { Unsent } from '../moderation/Unsent.tsx';
import { takeLostFocus } from '../overlays/lost-focus.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

interface Appealing {
  readonly onAppeal: (text: string) => void;
  readonly isPending: boolean;
  readonly problem?: Failure | undefined;
}

interface DecisionNoteProps extends Appealing {
  readonly of: Pick<AnyModerated, 'kind' | 'resource'>;
  readonly moderation: readonly ModerationOutcome[];
}

/** Decisions about a contribution for its author, with rule, note and appeal (F-28). */
export const DecisionNote = observer(function DecisionNote({ of, moderation, onAppeal, ...rest }: DecisionNoteProps) {
  const words = useWords(decisionWords);
  const [isSent, tell] = useState(false);
  const send = (text: string) => {
    tell(true);
    onAppeal(text);
  };
  if (moderation.length === 0) return null;
  const next = moderation.find(({ mayAppeal }) => mayAppeal);
  const isAsked = moderation.some(({ appeal }) => appeal === 'open');
  return (
    <section className="stack g2" aria-label={words.decided}>
      {moderation.map((outcome) => (
        <div key={outcome.measure} className="inset stack g2" role="note">
          <Decision of={of} outcome={outcome} waits={isAsked || (next !== undefined && next !== outcome)} isSent={isSent} />
          {outcome === next && outcome.measure !== 'hide' && <AppealForm measure={outcome.measure} onAppeal={send} {...rest} />}
        </div>
      ))}
    </section>
  );
});

interface DecisionProps extends Pick<DecisionNoteProps, 'of'> {
  readonly outcome: ModerationOutcome;
  /** True where another decision must be appealed first. */
  readonly waits: boolean;
  /** True once an appeal was sent from here, so that focus must move. */
  readonly isSent: boolean;
}

const Decision = observer(function Decision({ of: { kind, resource }, outcome, waits, isSent }: DecisionProps) {
  const words = useWords(decisionWords);
  const dayOf = useDays();
  const { measure, rule, decidedOn, note, appeal } = outcome;
  const last = lastAppealDay(resource, decidedOn);
  const isOpen = appeal === 'none' && last !== null;
  if (appeal === 'granted')
    return (
      <>
        <p className="strong">{words.granted[measure](kind)}</p>
        <AuthorNote label={words.note} note={note} />
      </>
    );
  return (
    <>
      <p className="strong">{words.measures[measure](kind)}</p>
      <p>
        {words.rule(words.rulesNamed[rule])}
        {decidedOn !== null && ` ${words.on(dayOf(decidedOn))}`}
      </p>
      <AuthorNote label={words.note} note={note} />
      {appeal !== 'none' && <p {...(isSent && { ref: takeLostFocus, role: 'status', tabIndex: -1 })}>{words.appeals[appeal]}</p>}
      {isOpen && waits && <p>{words.oneAtATime}</p>}
      {isOpen && !waits && <p>{outcome.mayAppeal ? words.until(kind, dayOf(last)) : words.over(dayOf(last))}</p>}
    </>
  );
});

interface AppealFormProps extends Appealing {
  readonly measure: AppealableMeasure;
}

/** Text of an appeal, kept until known to have arrived. */
const AppealForm = observer(function AppealForm({ measure, onAppeal, isPending, problem }: AppealFormProps) {
  const words = useWords(decisionWords);
  const { appeal: asked } = useWords(contentWords);
  const [text, type] = useState('');
  const [isMissing, miss] = useState(false);
  const { form, point } = useInvalidFocus<HTMLDivElement>();
  const send = () => {
    if (text.trim() !== '') return onAppeal(text.trim());
    miss(true);
    point();
  };
  return (
    <details>
      <summary>{words.appeal}</summary>
      <div ref={form} className="stack g3">
        <p>{asked.lead}</p>
        <NoteField
          label={asked.text[measure]}
          error={isMissing && text.trim() === '' ? asked.missing : undefined}
          rows={5}
          longest={longestAppeal}
          text={text}
          type={type}
        />
        {problem && <Unsent failure={problem} text={text} />}
        <div>
          <Button look="main" busy={isPending} onClick={send}>
            {asked.send}
          </Button>
        </div>
      </div>
    </details>
  );
});

function useDays(): (day: string) => string {
  const { language } = useStore(WordsStore);
  return (day) => dateIn(`${language}-IN`, Date.parse(day));
}
