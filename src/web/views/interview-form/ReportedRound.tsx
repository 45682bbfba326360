import { observer } from 'mobx-react-lite';
import { roundKinds } from '#core/interviews/interview.ts';
import { roundProblems, type RoundFields, type RoundProblems } from '#core/interviews/round-fields.ts';
import { InterviewFormStore } from '#web/stores/interviews/interview-form-store.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { interviewFormWords } from '#web/words/interviews/interview-form-words.ts';
import { interviewWords } from '#web/words/interviews/interview-words.ts';
import { Field } from '../fields/Field.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import { RoundMore } from './RoundMore.tsx';
import styles from './interview-form.module.css';

interface ReportedRoundProps {
  readonly place: number;
  readonly remove: () => void;
}

export const ReportedRound = observer(function ReportedRound({ place, remove }: ReportedRoundProps) {
  const { form: shared } = useWords(contributionWords);
  const words = useWords(interviewFormWords);
  const { rounds: kinds } = useWords(interviewWords);
  const store = useStore(InterviewFormStore);
  const round = store.rounds[place];
  if (!round) return null;
  const kind = kinds[roundKinds.find((each) => each === round.kind) ?? 'other'];
  const problems = shownOf(store.form.problems, round);
  return (
    <section className={`card ${styles.round}`} aria-label={words.round(place + 1, kind)}>
      <div className={`split ${styles.roundHead}`}>
        <h3>{words.round(place + 1, kind)}</h3>
        <Button look="quiet" aria-label={words.removeRound(place + 1, kind)} onClick={remove}>
          {words.remove}
        </Button>
      </div>
      <Field label={shared.optional(words.questions)} hint={words.questionsHint} error={problems.questions && words.questionProblems[problems.questions]}>
        {(control) => (
          <textarea
            {...control}
            className="input"
            rows={3}
            dir="auto"
            value={round.questions}
            onChange={({ currentTarget }) => store.changeRound(place, { questions: currentTarget.value })}
          />
        )}
      </Field>
      <RoundMore round={round} problems={problems} change={(changes) => store.changeRound(place, changes)} />
    </section>
  );
});

const shownOf = (said: RoundProblems, round: RoundFields): RoundProblems => {
  const { minutes, waitDays, questions } = roundProblems(round);
  return { ...(said.minutes && minutes && { minutes }), ...(said.waitDays && waitDays && { waitDays }), ...(said.questions && questions && { questions }) };
};
