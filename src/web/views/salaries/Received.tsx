import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { CrowdMedian } from '#core/crowds/figure.ts';
import { crowdSaid } from '#core/crowds/crowd-steps.ts';
import { screens } from '#core/navigation/screens.ts';
import type { ReceivedPay } from '#core/salaries/check-in.ts';
import { SubmittedHereStore } from '#web/stores/contributions/submitted-here-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { payFigureWords } from '#web/words/salaries/pay-figure-words.ts';
import { payWords } from '#web/words/salaries/pay-words.ts';
import { useStore } from '../stores.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import styles from './salaries.module.css';

interface ReceivedProps {
  readonly company: string;
  readonly received: ReceivedPay;
}

/** Pay received against promised pay (F-11). Absent where too few shared. */
export const Received = observer(function Received({ company, received }: ReceivedProps) {
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
      <TellYours company={company} />
    </section>
  );
});

/** Way to share one's own, only where this device shared a salary of the company. */
const TellYours = observer(function TellYours({ company }: Pick<ReceivedProps, 'company'>) {
  const { received: words } = useWords(payWords);
  const store = useStore(SubmittedHereStore);
  const { isKnown, member } = useStore(SessionStore);
  const owner = member?.userId;
  useEffect(() => {
    if (isKnown) void store.look();
  }, [store, isKnown, owner]);
  if (!store.hasSubmitted(company)) return null;
  return (
    <p>
      <Link to={screens.contributions} className="go">
        {words.tellYours}
      </Link>
    </p>
  );
});

interface LineProps {
  readonly label: string;
  readonly said: string;
  readonly share: CrowdMedian;
}

const Line = observer(function Line({ label, said, share }: LineProps) {
  const { people } = useWords(payFigureWords);
  return (
    <>
      <dt>
        {label} <small>{people(crowdSaid(share.people))}</small>
      </dt>
      <dd className="strong">{said}</dd>
    </>
  );
});
