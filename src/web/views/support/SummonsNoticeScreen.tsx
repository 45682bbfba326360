import { observer } from 'mobx-react-lite';
import { screens } from '#core/navigation/screens.ts';
import type { Operator } from '#core/operator/operator.ts';
import { OperatorStore } from '#web/stores/operator/operator-store.ts';
import { supportWords } from '#web/words/support/support-words.ts';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { SummonsNoticeForm } from './SummonsNoticeForm.tsx';
import { WithoutScript } from './WithoutScript.tsx';
import styles from './support.module.css';

/** Page for authorities: summons requirements, what can be handed over, and the counting form (R-246, F-15). */
export const SummonsNoticeScreen = observer(function SummonsNoticeScreen() {
  const { summons: words } = useWords(supportWords);
  const { operator } = useStore(OperatorStore);
  return (
    <div className={`wrap page ${styles.screen}`}>
      <header className="stack g2">
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
      </header>
      <section className="stack g2" aria-labelledby="summons-names">
        <h2 id="summons-names">{words.must}</h2>
        <ul className={styles.points}>
          {words.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </section>
      <section className="stack g2" aria-labelledby="summons-goes">
        <h2 id="summons-goes">{words.where}</h2>
        <Await request={operator}>{(known) => <Officer operator={known} />}</Await>
      </section>
      <section className="stack g2" aria-labelledby="summons-finds">
        <h2 id="summons-finds">{words.have}</h2>
        <p>
          {words.nothing} <Link to={screens.dataMap}>{words.dataMap}</Link>
        </p>
      </section>
      <WithoutScript>{words.noScript}</WithoutScript>
      <ErrorBoundary>
        <SummonsNoticeForm />
      </ErrorBoundary>
    </div>
  );
});

const Officer = observer(function Officer({ operator: { officer } }: { readonly operator: Operator }) {
  const { summons: words, grievances } = useWords(supportWords);
  return officer ? (
    <p>
      {words.to} {officer.name}, <a href={`mailto:${officer.mail}`}>{officer.mail}</a>
    </p>
  ) : (
    <p>
      {words.nowhere} <Link to={screens.contact}>{grievances.who}</Link>
    </p>
  );
});
