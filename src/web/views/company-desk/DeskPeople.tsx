import { observer } from 'mobx-react-lite';
import type { DeskOverview, DeskPerson } from '#core/company-desk/desk.ts';
import { mayLetIn } from '#core/company-desk/desk-role.ts';
import { CompanyDeskStore } from '#web/stores/company-desk/company-desk-store.ts';
import { deskWords } from '#web/words/company-desk/desk-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import { DeskInvitationForm } from './DeskInvitationForm.tsx';
import { DeskQuestion } from './DeskQuestion.tsx';
import styles from './company-desk.module.css';

/** People at the desk, and for its owner the way to let others in. */
export const DeskPeople = observer(function DeskPeople({ desk: { people, role } }: { readonly desk: DeskOverview }) {
  const words = useWords(deskWords);
  const { changing, asked } = useStore(CompanyDeskStore);
  const isOwner = mayLetIn(role);
  const isForeign = changing.state.status === 'FAILURE' && changing.state.failure.code === 'MAIL_FOREIGN';
  return (
    <section className="card stack g3" aria-labelledby="desk-people">
      <h2 id="desk-people">{words.people}</h2>
      <ul className={styles.people}>
        {people.map((person) => (
          <Person key={person.personId} person={person} isOwner={isOwner} />
        ))}
      </ul>
      {changing.state.status === 'FAILURE' && !isForeign && <p role="alert">{words.problems.failed}</p>}
      {isOwner && <DeskInvitationForm />}
      {asked && <DeskQuestion {...asked} />}
    </section>
  );
});

const Person = observer(function Person({ person, isOwner }: { readonly person: DeskPerson; readonly isOwner: boolean }) {
  const words = useWords(deskWords);
  const store = useStore(CompanyDeskStore);
  const { name, address, role, state, isYou } = person;
  const mayGo = isYou ? role !== 'owner' : isOwner;
  return (
    <li className="stack g1">
      <span>
        <b dir="auto">{name}</b> {isYou && <span className="xs muted">({words.youMark})</span>}
      </span>
      <span className={`xs muted ${styles.address}`}>
        {address} · {state === 'open' ? words.roles[role] : words.asks}
      </span>
      <span className="row">
        {isOwner && state === 'asked' && (
          <Button aria-label={`${words.letIn}: ${name}`} onClick={() => void store.setRole(person, 'writer')}>
            {words.letIn}
          </Button>
        )}
        {isOwner && !isYou && state === 'open' && (
          <Button look="quiet" aria-label={words.handOverNamed(name)} onClick={() => store.ask({ what: 'handOver', person })}>
            {words.handOver}
          </Button>
        )}
        {mayGo && (
          <Button look="quiet" aria-label={isYou ? words.goOut : words.takeOutNamed(name)} onClick={() => store.ask({ what: 'takeOut', person })}>
            {isYou ? words.goOut : words.takeOut}
          </Button>
        )}
      </span>
    </li>
  );
});
