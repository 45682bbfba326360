import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { DeskOverview } from '#core/company-desk/desk.ts';
import { mayLetIn } from '#core/company-desk/desk-role.ts';
import { screens } from '#core/navigation/screens.ts';
import { CompanyDeskStore } from '#web/stores/company-desk/company-desk-store.ts';
import { DeskRepliesStore } from '#web/stores/company-desk/desk-replies-store.ts';
import { deskWords } from '#web/words/company-desk/desk-words.ts';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useWords } from '../words.tsx';
import { DeskPeople } from './DeskPeople.tsx';
import { InviteToWrite } from './InviteToWrite.tsx';
import { DeskReviews } from './DeskReviews.tsx';
import styles from './company-desk.module.css';

/** Desk of one company: what waits for a reply, and who has access. */
export const CompanyDeskScreen = observer(function CompanyDeskScreen() {
  const words = useWords(deskWords);
  const store = useStore(CompanyDeskStore);
  const { overview, urlName } = store;
  useEffect(() => void store.open(), [store, urlName]);
  const { state } = overview;
  const isShut = state.status === 'FAILURE' && (state.failure.kind === 'signed-out' || state.failure.kind === 'missing');
  return (
    <div className="wrap page stack g5">
      {isShut ? (
        <EmptyState title={words.loginFirst} level={1} link={{ label: words.toLogin, to: screens.forCompanies }} />
      ) : (
        <Await request={overview}>{(desk) => (desk.state === 'open' ? <Open desk={desk} /> : <Waiting desk={desk} />)}</Await>
      )}
    </div>
  );
});

const Waiting = observer(function Waiting({ desk: { company, state } }: { readonly desk: DeskOverview }) {
  const words = useWords(deskWords);
  return (
    <>
      <h1>{company.name}</h1>
      <EmptyState
        title={state === 'asked' ? words.askedTitle : words.unprovedTitle}
        level={2}
        because={state === 'asked' ? words.asked : words.unproved}
        link={{ label: words.yours, to: screens.forCompanies }}
      />
    </>
  );
});

const Open = observer(function Open({ desk }: { readonly desk: DeskOverview }) {
  const words = useWords(deskWords);
  const replies = useStore(DeskRepliesStore);
  const { company, personName, role, people } = desk;
  const asking = mayLetIn(role) ? people.filter(({ state }) => state === 'asked').length : 0;
  useEffect(() => void replies.open(), [replies, company.urlName]);
  return (
    <>
      <header className="stack g1">
        <h1>{company.name}</h1>
        <p className="sm muted">{words.you(personName, role)}</p>
        {asking > 0 && (
          <p>
            <a href="#desk-people">{words.someoneAsks(asking)}</a>
          </p>
        )}
      </header>
      <div className={styles.desk}>
        <DeskReviews desk={desk} />
        <aside className="stack g4">
          <DeskPeople desk={desk} />
          <InviteToWrite company={company.urlName} />
        </aside>
      </div>
    </>
  );
});
