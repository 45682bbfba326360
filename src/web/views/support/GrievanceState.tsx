import { observer } from 'mobx-react-lite';
import { appealBy, deadlineTime } from '#core/support/grievance-clock.ts';
import type { Grievance } from '#core/support/grievance.ts';
import { GrievanceStore } from '#web/stores/support/grievance-store.ts';
import { supportWords } from '#web/words/support/support-words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import styles from './support.module.css';

export const GrievanceState = observer(function GrievanceState({ grievance }: { readonly grievance: Grievance }) {
  const { state: words, grievances } = useWords(supportWords);
  const store = useStore(GrievanceStore);
  const { kind, receivedOn, decideBy, answer } = grievance;
  const clock = store.clockOf(grievance);
  // An urgent deadline that comes as a day alone is hours too late.
  const isSoon = kind === 'IMITATION_OR_INTIMATE' && clock.is === 'running' && deadlineTime(decideBy) === undefined;
  return (
    <div className={`card stack g3 ${styles.slip}`}>
      <h3 tabIndex={-1}>{answer ? words.outcomes[answer.outcome] : isSoon ? words.soon : words.clock(clock, decideBy)}</h3>
      <p className="prov">
        <span>{grievances.kinds[kind]}</span>
        <span>{words.received(receivedOn)}</span>
        {answer && <span>{words.answered(answer.answeredOn)}</span>}
      </p>
      {answer ? (
        <>
          <h4>{words.answer}</h4>
          <p className={styles.said} dir="auto">
            {answer.text}
          </p>
          <p className="muted">{words.appeal(appealBy(answer.answeredOn))}</p>
        </>
      ) : (
        <p className={`muted ${styles.onScreen}`}>{words.waits}</p>
      )}
    </div>
  );
});
