import { observer } from 'mobx-react-lite';
import { screens } from '#core/navigation/screens.ts';
import type { GrievanceOfficer, Operator } from '#core/operator/operator.ts';
import { OperatorStore } from '#web/stores/operator/operator-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { operatorWords } from '#web/words/operator/operator-words.ts';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import styles from './operator.module.css';

/** Operator and grievance officer (IT Rules 2021, rule 3(2)). */
export const ContactScreen = observer(function ContactScreen() {
  const words = useWords(operatorWords);
  const { operator } = useStore(OperatorStore);
  return (
    <div className={`wrap page ${styles.screen}`}>
      <h1>{words.title}</h1>
      <Await request={operator}>{(known) => <Known operator={known} />}</Await>
    </div>
  );
});

const Known = observer(function Known({ operator: { name, mail, officer, isDemo } }: { readonly operator: Operator }) {
  const words = useWords(operatorWords);
  const { name: brand } = useStore(WordsStore);
  return (
    <>
      {isDemo && <p className="inset">{words.demo}</p>}
      <p>{name === null ? words.runByNobody(brand) : words.runBy(brand, name)}</p>
      <section className="stack g2" aria-labelledby="contact">
        <h2 id="contact">{words.contact}</h2>
        <p className="muted">{words.contactLead}</p>
        <p>{mail === null ? words.noContact : <Mail to={mail} />}</p>
      </section>
      <section className="stack g3" aria-labelledby="officer">
        <h2 id="officer">{words.officer}</h2>
        <p className="muted">{words.officerLead}</p>
        {officer === null ? <p>{words.noOfficer}</p> : <Officer officer={officer} />}
        <p className="row">
          <Link className="go" to={screens.grievances}>
            {words.complain}
          </Link>
          <Link className="go" to={screens.summonsNotice}>
            {words.summons}
          </Link>
        </p>
      </section>
      {!isDemo && <Deadlines />}
    </>
  );
});

const Officer = observer(function Officer({ officer: { name, mail, phone, address } }: { readonly officer: GrievanceOfficer }) {
  const words = useWords(operatorWords);
  return (
    <>
      <dl className={`card ${styles.facts}`}>
        <dt>{words.facts.name}</dt>
        <dd>{name}</dd>
        <dt>{words.facts.mail}</dt>
        <dd>
          <Mail to={mail} />
        </dd>
        {phone !== null && (
          <>
            <dt>{words.facts.phone}</dt>
            <dd>
              <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
            </dd>
          </>
        )}
        {address !== null && (
          <>
            <dt>{words.facts.address}</dt>
            <dd>{address}</dd>
          </>
        )}
      </dl>
      <p>{words.write}</p>
    </>
  );
});

const Deadlines = observer(function Deadlines() {
  const words = useWords(operatorWords);
  return (
    <section className="stack g2" aria-labelledby="deadlines">
      <h2 id="deadlines">{words.deadlines}</h2>
      <p>{words.rule}</p>
      <ul className={styles.steps}>
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <p>{words.appeal}</p>
    </section>
  );
});

const Mail = ({ to }: { readonly to: string }) => <a href={`mailto:${to}`}>{to}</a>;
