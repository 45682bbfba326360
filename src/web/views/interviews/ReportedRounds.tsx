import { observer } from 'mobx-react-lite';
import { questionPath } from '#core/navigation/screens.ts';
import type { InterviewRound } from '#core/interviews/interview.ts';
import { interviewWords } from '#web/words/interviews/interview-words.ts';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import styles from './interviews.module.css';

interface ReportedRoundsProps {
  readonly rounds: readonly InterviewRound[];
  readonly isAlone: boolean;
}

/** Identifies rounds by place, as they have no names. */
const placed = (rounds: readonly InterviewRound[]) => rounds.map((round, at) => ({ ...round, place: `round ${at}` }));

/** Rounds with their questions, each linked to its answers. */
export const ReportedRounds = observer(function ReportedRounds({ rounds, isAlone }: ReportedRoundsProps) {
  const { card, rounds: names, hardnesses } = useWords(interviewWords);
  if (rounds.length === 0) return null;
  const Heading = isAlone ? 'h2' : 'h4';
  return (
    <div>
      <Heading className={`lab ${styles.part}`}>{card.rounds}</Heading>
      <ol className={styles.rounds}>
        {placed(rounds).map(({ place, kind, minutes, hardness, questions }) => (
          <li key={place}>
            <p className={styles.round}>
              <b>{names[kind]}</b>
              {minutes !== null && <span className="muted sm">{card.minutes(minutes)}</span>}
              {hardness !== null && <span className="muted sm">{hardnesses[hardness]}</span>}
            </p>
            {questions.length > 0 && (
              <ul className={styles.questions}>
                {questions.map(({ questionId, slug, text }) => (
                  <li key={questionId}>
                    <Link to={questionPath(slug)}>{text}</Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
});
