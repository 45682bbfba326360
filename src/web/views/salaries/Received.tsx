import { observer } from 'mobx-react-lite';
import { stepped } from '#core/figures/counts.ts';
import type { ReceivedPay, ReceivedShare } from '#core/salaries/check-in.ts';
import { payFigureWords } from '#web/words/salaries/pay-figure-words.ts';
import { payWords } from '#web/words/salaries/pay-words.ts';
import { useWords } from '../words.tsx';
import styles from './salaries.module.css';

/** What people were paid of what a company had promised (F-11). Nothing where too few told. */
export const Received = observer(function Received({ received }: { readonly received: ReceivedPay }) {
  const { received: words } = useWords(payWords);
  const { variablePaid, hike, hikeMissing, monthsSinceRevision } = received;
  if (!variablePaid && !hike && !hikeMissing && !monthsSinceRevision) return null;
  return (
    <section className={styles['section']} aria-labelledby="received">
      <h2 id="received">{words.heading}</h2>
      <dl className="pairs sm">
        {variablePaid && <Line label={words.variablePaid} said={words.percent(variablePaid.median)} share={variablePaid} />}
        {hike && <Line label={words.hike} said={words.percent(hike.median)} share={hike} />}
        {hikeMissing && <Line label={words.hikeMissing} said={words.points(hikeMissing.median)} share={hikeMissing} />}
        {monthsSinceRevision && <Line label={words.months} said={words.monthsOf(monthsSinceRevision.median)} share={monthsSinceRevision} />}
      </dl>
      <p className="xs muted">{words.note}</p>
    </section>
  );
});

interface LineProps {
  readonly label: string;
  readonly said: string;
  readonly share: ReceivedShare;
}

const Line = observer(function Line({ label, said, share }: LineProps) {
  const { people } = useWords(payFigureWords);
  return (
    <>
      <dt>
        {label} <small>{people(stepped(share.people))}</small>
      </dt>
      <dd className="strong">{said}</dd>
    </>
  );
});
