import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import type { DeskOverview, DeskPerson } from '#core/company-desk/desk.ts';
import { longestDeskName, mayLetIn } from '#core/company-desk/desk-role.ts';
import { longestMailAddress } from '#core/verification/work-address.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { CompanyDeskStore } from '#web/stores/company-desk/company-desk-store.ts';
import { deskWords } from '#web/words/company-desk/desk-words.ts';
import { Field } from '../fields/Field.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

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
      {isOwner && <Invitation />}
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

const Invitation = observer(function Invitation() {
  const words = useWords(deskWords);
  const [store, toasts] = [useStore(CompanyDeskStore), useStore(ToastStore)];
  const { invited, changing } = store;
  const isForeign = changing.state.status === 'FAILURE' && changing.state.failure.code === 'MAIL_FOREIGN';
  const invite = async (event: FormEvent) => {
    event.preventDefault();
    if (await store.invite()) toasts.show({ type: 'success', text1: words.invited });
  };
  return (
    <details>
      <summary>{words.inviteTitle}</summary>
      <form className="stack g3" onSubmit={(event) => void invite(event)} noValidate>
        <Field label={words.inviteName}>
          {(control) => (
            <input
              {...control}
              className="input"
              maxLength={longestDeskName}
              value={invited.name}
              onChange={({ currentTarget }) => store.typeInvited({ name: currentTarget.value })}
            />
          )}
        </Field>
        <Field label={words.inviteAddress} error={isForeign ? words.foreign : undefined}>
          {(control) => (
            <input
              {...control}
              className="input"
              type="email"
              inputMode="email"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={longestMailAddress}
              value={invited.address}
              onChange={({ currentTarget }) => store.typeInvited({ address: currentTarget.value })}
            />
          )}
        </Field>
        <fieldset className="row">
          <legend className="sm">{words.inviteRole}</legend>
          {(['writer', 'reader'] as const).map((role) => (
            <label key={role} className="row">
              <input type="radio" name="desk-role" checked={invited.role === role} onChange={() => store.typeInvited({ role })} />
              {words.roles[role]}
            </label>
          ))}
        </fieldset>
        <Button type="submit" busy={changing.state.status === 'LOADING'}>
          {words.invite}
        </Button>
      </form>
    </details>
  );
});
