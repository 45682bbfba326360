import { observer } from 'mobx-react-lite';
import type { DeskOverview, DeskPerson } from '#core/company-desk/desk.ts';
import { mayLetIn } from '#core/company-desk/desk-role.ts';
import { CompanyDeskStore } from '#web/stores/company-desk/company-desk-store.ts';
import { deskWords } from '#web/words/company-desk/desk-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import { DeskInvitationForm } from './DeskInvitationForm.tsx';

/** People at the desk, and for its owner the way to let others in. */
export const DeskPeople = observer(function DeskPeople({ desk: { people, role } }: { readonly desk: DeskOverview }) {
  const words = useWords(deskWords);
  const { changing } = useStore(CompanyDeskStore);
  const isOwner = mayLetIn(role);
  return (
    <section className="card stack g3" aria-labelledby="desk-people">
      <h2 id="desk-people">{words.people}</h2>
      <ul className="list">
        {people.map((person) => (
          <Person key={person.personId} person={person} isOwner={isOwner} />
        ))}
      </ul>
      {changing.state.status === 'FAILURE' && changing.state.failure.code !== 'MAIL_FOREIGN' && <p role="alert">{words.problems.failed}</p>}
      {isOwner && <DeskInvitationForm />}
    </section>
  );
});

const Person = observer(function Person({ person, isOwner }: { readonly person: DeskPerson; readonly isOwner: boolean }) {
  const words = useWords(deskWords);
  const store = useStore(CompanyDeskStore);
  const { name, address, role, state, isYou } = person;
  const mayGo = isYou ? role !== 'owner' : isOwner;
  return (
    <li className="item stack g1">
      <span>
        <b dir="auto">{name}</b> {isYou && <span className="xs muted">({words.youMark})</span>}
        <br />
        <span className="xs muted">
          {address} · {state === 'open' ? words.roles[role] : words.states[state]}
        </span>
      </span>
      <span className="row">
        {isOwner && state === 'asked' && (
          <Button aria-label={`${words.letIn}: ${name}`} onClick={() => void store.setRole(person, 'writer')}>
            {words.letIn}
          </Button>
        )}
        {isOwner && !isYou && state === 'open' && (
          <Button look="quiet" aria-label={words.handOverNamed(name)} onClick={() => void store.setRole(person, 'owner')}>
            {words.handOver}
          </Button>
        )}
        {mayGo && (
          <Button look="quiet" aria-label={isYou ? words.goOut : words.takeOutNamed(name)} onClick={() => void store.removePerson(person)}>
            {isYou ? words.goOut : words.takeOut}
          </Button>
        )}
      </span>
    </li>
  );
});
