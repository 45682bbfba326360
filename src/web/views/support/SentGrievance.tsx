import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { GrievanceReceipt } from '#core/support/grievance.ts';
import { GrievanceStore } from '#web/stores/support/grievance-store.ts';
import { supportWords } from '#web/words/support/support-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import styles from './support.module.css';

interface SentGrievanceProps {
  readonly receipt: GrievanceReceipt;
  readonly another: () => void;
}

/** Acknowledgement with the grievance number to write down and its due date. */
export const SentGrievance = observer(function SentGrievance({ receipt: { grievanceId, decideBy }, another }: SentGrievanceProps) {
  const { sent: words, state } = useWords(supportWords);
  const store = useStore(GrievanceStore);
  const { status } = store.copying.state;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={`card stack g3 ${styles.slip}`} aria-labelledby="grievance-sent">
      <h2 id="grievance-sent" ref={heading} tabIndex={-1}>
        {words.heading}
      </h2>
      <dl>
        <dt className="muted sm">{words.number}</dt>
        <dd className={styles.number} translate="no">
          {grievanceId}
        </dd>
      </dl>
      <p className={styles.onScreen}>{words.write}</p>
      <p className="strong">{state.clock(store.clockOf({ decideBy, answer: null }), decideBy)}</p>
      {store.ownNumber === grievanceId && <p className={`muted ${styles.onScreen}`}>{words.saved}</p>}
      <div className="row">
        <Button look="main" onClick={() => void store.copying.send(grievanceId)}>
          {words.copy}
        </Button>
        <Button onClick={another}>{words.another}</Button>
      </div>
      <p className={`hint ${styles.onScreen}`} role="status">
        {status === 'SUCCESS' ? words.copied : status === 'FAILURE' && words.notCopied}
      </p>
    </section>
  );
});
