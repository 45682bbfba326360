import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { reviewsPath, screens } from '#core/navigation/screens.ts';
import { reviewFormUrl } from '#core/reviews/review-form-url.ts';
import { ContributionsStore } from '#web/stores/contributions/contributions-store.ts';
import type { HeldContribution } from '#web/stores/contributions/held-contribution.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { Part } from '../shell/Part.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { ContributionRow } from './ContributionRow.tsx';
import { RemoveContribution } from './RemoveContribution.tsx';
import styles from './contributions.module.css';

/** What was contributed from this device. */
export const ContributionsScreen = observer(function ContributionsScreen() {
  const { list: words } = useWords(contributionWords);
  return (
    <div className={`wrap page ${styles.screen}`}>
      <h1>{words.heading}</h1>
      <p className="muted">{words.lead}</p>
      <Part>
        <List />
      </Part>
    </div>
  );
});

/** What happens with a review that was just sent. */
export const NextStepScreen = observer(function NextStepScreen() {
  const { next, list: words } = useWords(contributionWords);
  const store = useStore(ContributionsStore);
  const { sent } = store;
  const company = sent?.asking.value?.company;
  useCleanUrl();
  useEffect(() => {
    if (sent?.asking.state.status === 'IDLE') void sent.asking.send();
  }, [sent]);
  return (
    <div className={`wrap page ${styles.screen}`}>
      <h1>{sent ? next.sent : words.heading}</h1>
      {sent && <p>{next.when}</p>}
      <div className="row">
        {company && (
          <Link to={reviewsPath(company.urlName)} className="btn">
            {next.see(company.name)}
          </Link>
        )}
        <Link to={reviewFormUrl()} className="btn">
          {next.another}
        </Link>
      </div>
      {sent && <h2>{words.heading}</h2>}
      <Part>
        <List />
      </Part>
    </div>
  );
});

/** Takes the name of the review out of the address bar, where it would stay for whoever uses the device next (D-22). */
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
  const [removed, ask] = useState<HeldContribution>();
  const owner = member?.userId;
  useEffect(() => {
    if (isKnown) void store.open();
  }, [store, isKnown, owner]);
  return (
    <Await request={store.listing}>
      {(held) =>
        held.length === 0 ? (
          <EmptyState title={words.none}>
            <p>{words.noneBecause}</p>
            <Link to={reviewFormUrl()} className="btn">
              {words.write}
            </Link>
          </EmptyState>
        ) : (
          <>
            <ul className="list">
              {held.map((one) => (
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
