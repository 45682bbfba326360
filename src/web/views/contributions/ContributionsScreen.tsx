import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { partPath, screens } from '#core/navigation/screens.ts';
import { contributionKinds, declaredKinds } from '#core/kinds/contribution-kinds.ts';
import { ContributionsStore, type AnyLocal } from '#web/stores/contributions/contributions-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { LogInLink } from '../login/LogInLink.tsx';
import { useLocation, useNavigate } from '../router.ts';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { CheckInsDue } from './CheckInsDue.tsx';
import { ContributeSheet } from './ContributeSheet.tsx';
import { ContributionRow } from './ContributionRow.tsx';
import { notCountedSaid, whenSaid } from './counting-said.ts';
import { formOfKind } from './form-of-kind.ts';
import { JoinCard } from './JoinCard.tsx';
import { RemoveContribution } from './RemoveContribution.tsx';
import { UnlistedNote } from './UnlistedNote.tsx';
import styles from './contributions.module.css';

/** Contributions from this device. */
export const ContributionsScreen = observer(function ContributionsScreen() {
  const { list: words } = useWords(contributionWords);
  return (
    <div className={`wrap page ${styles.screen}`}>
      <h1>{words.heading}</h1>
      <p className="muted">{words.lead}</p>
      <div className="row">
        <ContributeSheet />
        <Link to={screens.rewards} className="go">
          {words.rewards}
        </Link>
      </div>
      <ErrorBoundary>
        <List />
      </ErrorBoundary>
    </div>
  );
});

/** Next steps after sending and further contributions. */
export const NextStepScreen = observer(function NextStepScreen() {
  const { list: words, kinds: sentences } = useWords(contributionWords);
  const store = useStore(ContributionsStore);
  const { sent } = store;
  const company = sent?.asking.value?.company;
  useCleanUrl();
  useEffect(() => {
    if (sent?.asking.state.status === 'IDLE') void sent.asking.send();
  }, [sent]);
  const said = sent && sentences[sent.kind];
  const notCounted = sent && notCountedSaid(sent, sentences);
  return (
    <div className={`wrap page ${styles.screen}`}>
      <h1>{said ? said.sent : words.heading}</h1>
      {sent && said && !company?.unlisted && whenSaid(sent, said.when).map((when) => <p key={when}>{when}</p>)}
      {company && <UnlistedNote company={company} />}
      {notCounted && <p>{notCounted}</p>}
      <div className="row">
        <ContributeSheet />
        {sent && said && company && !company.unlisted && (
          <Link to={partPath(declaredKinds[sent.kind].page, company.urlName)} className="btn">
            {said.see(company.name)}
          </Link>
        )}
        {sent && said && (
          <Link to={formOfKind(sent.kind)} className="btn">
            {said.another}
          </Link>
        )}
      </div>
      <JoinCard />
      {sent && <h2>{words.heading}</h2>}
      <ErrorBoundary>
        <List />
      </ErrorBoundary>
    </div>
  );
});

/** Removes the contribution's name from the URL, which later users of the device would see (D-22). */
function useCleanUrl(): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => {
    if (search) void navigate(screens.nextStep, { replace: true });
  }, [navigate, search]);
}

const List = observer(function List() {
  const { list: words } = useWords(contributionWords);
  const store = useStore(ContributionsStore);
  const { isKnown, member } = useStore(SessionStore);
  const [removed, ask] = useState<AnyLocal>();
  const owner = member?.userId;
  useEffect(() => {
    if (isKnown) void store.open();
  }, [store, isKnown, owner]);
  return (
    <Await request={store.listing}>
      {(local) =>
        local.length === 0 ? (
          <Nothing />
        ) : (
          <>
            <CheckInsDue local={local} />
            <ul className="list">
              {local.map((one) => (
                <ContributionRow key={one.key.publicKey} one={one} remove={() => ask(one)} />
              ))}
            </ul>
            <p className="muted sm">{words.lose}</p>
            <RemoveContribution removed={removed} close={() => ask(undefined)} />
          </>
        )
      }
    </Await>
  );
});

/** Empty list with ways to contribute. Accounts' contributions are not revealed to guests. */
const Nothing = observer(function Nothing() {
  const { list: words, kinds } = useWords(contributionWords);
  const { isGuest } = useStore(SessionStore);
  return (
    <EmptyState title={isGuest ? words.guest : words.none} because={words.noneBecause}>
      <div className="row">
        {isGuest && <LogInLink className="btn main" />}
        {contributionKinds.map((type) => (
          <Link key={type} to={formOfKind(type)} className="btn">
            {kinds[type].prompt.title}
          </Link>
        ))}
      </div>
    </EmptyState>
  );
});
