import { observer } from 'mobx-react-lite';
import type { InterviewFigures } from '#core/interviews/interview-figures.ts';
import { interviewWords } from '#web/words/interviews/interview-words.ts';
import { Bars } from '../figures/Bars.tsx';
import { useWords } from '../words.tsx';
import { Finding } from './Finding.tsx';
import styles from './interviews.module.css';

interface ManyTogetherProps {
  readonly figures: InterviewFigures;
}

/** Waiting, feedback, unpaid work and offers, shown in aggregate only (F-12, F-24). */
export const ManyTogether = observer(function ManyTogether({ figures }: ManyTogetherProps) {
  const { waits, offers, how } = useWords(interviewWords);
  const { feedback, unpaidHours, totalDays, stages } = figures;
  const { revoked, moved, letterDays, joiningDays } = figures.offers;
  const treated = [
    totalDays && `${waits.total(totalDays.median)}: ${waits.median(totalDays.people)}.`,
    feedback && waits.feedback(feedback.percent, feedback.people),
    unpaidHours && waits.unpaid(unpaidHours.median, unpaidHours.people),
  ].filter((sentence) => sentence !== null);
  const kept = [
    revoked && offers.revoked(revoked.percent, revoked.people),
    moved && offers.moved(moved.percent, moved.people),
    letterDays && offers.letter(letterDays.median, letterDays.people),
    joiningDays && offers.joining(joiningDays.median, joiningDays.people),
  ].filter((sentence) => sentence !== null);
  const isTreated = treated.length > 0 || stages.length > 0;
  if (!isTreated && kept.length === 0) return null;
  return (
    <>
      <div className={styles.findings}>
        {isTreated && (
          <section className={styles.finding} aria-labelledby="treated">
            <h3 id="treated">{waits.heading}</h3>
            <Sentences of={treated} />
            <Waits figures={figures} />
          </section>
        )}
        {kept.length > 0 && (
          <section className={styles.finding} aria-labelledby="offers">
            <h3 id="offers">{offers.heading}</h3>
            <Sentences of={kept} />
          </section>
        )}
      </div>
      <p className="xs muted">{how}</p>
    </>
  );
});

const Sentences = ({ of }: { readonly of: readonly string[] }) =>
  of.length > 0 && (
    <ul className={styles.sentences}>
      {of.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );

const Waits = observer(function Waits({ figures: { totalDays, stages } }: ManyTogetherProps) {
  const { waits, rounds } = useWords(interviewWords);
  if (stages.length === 0) return null;
  const longest = Math.max(1, ...stages.map(({ days }) => days.median));
  return (
    <Finding title={waits.stages} people={totalDays ? `${waits.medians} ${waits.noSum}` : waits.medians}>
      <Bars
        bars={stages.map(({ stage, kind, days }) => ({
          label: waits.stage(stage, rounds[kind]),
          share: (days.median * 100) / longest,
          said: waits.days(days.median, days.people),
        }))}
      />
    </Finding>
  );
});
