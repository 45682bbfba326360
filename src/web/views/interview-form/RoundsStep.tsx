import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { mostRounds, roundKinds } from '#core/interviews/interview.ts';
import { InterviewFormStore } from '#web/stores/interviews/interview-form-store.ts';
import { interviewFormWords } from '#web/words/interviews/interview-form-words.ts';
import { interviewWords } from '#web/words/interviews/interview-words.ts';
import { useStore } from '../stores.tsx';
import { Chip } from '../ui/Chip.tsx';
import { useWords } from '../words.tsx';
import { ReportedRound } from './ReportedRound.tsx';
import frame from '../contributions/contribution-form.module.css';
import styles from './interview-form.module.css';

/** Rounds in order, added by a press on their kind. All else is optional. */
export const RoundsStep = observer(function RoundsStep() {
  const words = useWords(interviewFormWords);
  const { rounds: kinds } = useWords(interviewWords);
  const store = useStore(InterviewFormStore);
  const { rounds, form } = store;
  const said = useRef<HTMLParagraphElement>(null);
  const remove = (place: number) => {
    store.removeRound(place);
    said.current?.focus();
  };
  return (
    <div className={frame.fields}>
      <p className="hint">{words.roundsHint}</p>
      {rounds.length > 0 && (
        <ol className={`plain ${styles.rounds}`}>
          {[...rounds.keys()].map((place) => (
            // Rounds have no name of their own; their place is what they are.
            <li key={place}>
              <ReportedRound place={place} remove={() => remove(place)} />
            </li>
          ))}
        </ol>
      )}
      <div className="row" role="group" aria-label={words.addRound}>
        {roundKinds.map((kind) => (
          <Chip key={kind} disabled={rounds.length >= mostRounds} onClick={() => store.addRound(kind)}>
            {kinds[kind]}
          </Chip>
        ))}
      </div>
      <p ref={said} role="status" tabIndex={-1} className="muted">
        {words.roundsSaid(rounds.length)}
      </p>
      {form.problems.rounds && <p className="err">{words.manyRounds}</p>}
    </div>
  );
});
