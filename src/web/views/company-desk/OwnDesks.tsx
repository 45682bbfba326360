import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import type { DeskCompany, DeskSession } from '#core/company-desk/desk.ts';
import { longestDeskName } from '#core/company-desk/desk-role.ts';
import { pathOf } from '#core/navigation/screens.ts';
import { DeskLoginStore } from '#web/stores/company-desk/desk-login-store.ts';
import { deskWords } from '#web/words/company-desk/desk-words.ts';
import { Field } from '../fields/Field.tsx';
import { useNavigate } from '../router.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';

/** Desks of the one who is logged in, and companies to ask for. */
export const OwnDesks = observer(function OwnDesks({ session: { address, desks } }: { readonly session: DeskSession }) {
  const words = useWords(deskWords);
  const store = useStore(DeskLoginStore);
  return (
    <section className="card stack g4" aria-labelledby="own-desks">
      <h2 id="own-desks">{desks.length > 0 ? words.yours : words.offered}</h2>
      <p className="sm muted">{words.loggedIn(address)}</p>
      {desks.length > 0 && (
        <ul className="list">
          {desks.map(({ company, state, role }) => (
            <li key={company.urlName} className="item">
              <span>
                <b>{company.name}</b>
                <br />
                <span className="xs muted">{state === 'open' ? words.roles[role] : words.states[state]}</span>
              </span>
              <Link to={pathOf('companyDesk', company.urlName)} className="btn" aria-label={`${words.openDesk}: ${company.name}`}>
                {words.openDesk}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {store.offered.length > 0 && <Claims companies={store.offered} />}
      {desks.length === 0 && store.offered.length === 0 && <p>{words.noOffer}</p>}
      <Button look="quiet" busy={store.leaving.state.status === 'LOADING'} onClick={() => void store.leave()}>
        {words.leave}
      </Button>
    </section>
  );
});

const Claims = observer(function Claims({ companies }: { readonly companies: readonly DeskCompany[] }) {
  const words = useWords(deskWords);
  const store = useStore(DeskLoginStore);
  const navigate = useNavigate();
  const claim = async (company: DeskCompany) => {
    if (await store.claim(company)) navigate(pathOf('companyDesk', company.urlName));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [only] = companies;
    if (companies.length === 1 && only) void claim(only);
  };
  return (
    <form className="stack g3" onSubmit={submit} noValidate>
      <Field label={words.personName} hint={words.personNameHint} error={store.isNameless ? words.nameless : undefined}>
        {(control) => (
          <input
            {...control}
            className="input"
            autoComplete="name"
            maxLength={longestDeskName}
            value={store.personName}
            onChange={({ currentTarget }) => store.typeName(currentTarget.value)}
          />
        )}
      </Field>
      {companies.map((company) => (
        <Button key={company.urlName} look="main" wide busy={store.claiming.state.status === 'LOADING'} onClick={() => void claim(company)}>
          {words.claimFor(company.name)}
        </Button>
      ))}
      {store.claimProblem && <p role="alert">{words.problems[store.claimProblem]}</p>}
    </form>
  );
});
