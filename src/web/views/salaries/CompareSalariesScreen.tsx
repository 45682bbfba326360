import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { screens } from '#core/navigation/screens.ts';
import { mostComparedSalaries } from '#core/salaries/pay-search.ts';
import { compareSalariesUrl } from '#core/salaries/pay-urls.ts';
import { CompareSalariesStore } from '#web/stores/salaries/compare-salaries-store.ts';
import { ComparedSalariesStore } from '#web/stores/salaries/compared-salaries-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { payWords } from '#web/words/salaries/pay-words.ts';
import { useNavigate } from '../router.ts';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { AddCompared } from './AddCompared.tsx';
import { ComparedJobs } from './ComparedJobs.tsx';
import { HowWorkedOut } from './HowWorkedOut.tsx';
import { PaySkeleton } from './PaySkeleton.tsx';
import styles from './salaries.module.css';

/** Up to three jobs side by side. By URL, and stored on this device. */
export const CompareSalariesScreen = observer(function CompareSalariesScreen() {
  const { compare: words } = useWords(payWords);
  const { jobs, isOverfull } = useStore(CompareSalariesStore);
  const { isFull } = useStore(ComparedSalariesStore);
  useKept();
  return (
    <div className={`wrap page ${styles['hub']}`}>
      <header>
        <h1>{words.heading}</h1>
        <p className="muted">{words.lead}</p>
      </header>
      <div role="status">{(isOverfull || isFull) && <p className="err">{words.full}</p>}</div>
      <ErrorBoundary>{jobs.length === 0 ? <NothingYet /> : <SideBySide />}</ErrorBoundary>
      {jobs.length < mostComparedSalaries && (
        <ErrorBoundary>
          <AddCompared />
        </ErrorBoundary>
      )}
      <p>
        <Link to={screens.compareOffers} className="btn">
          {words.offers}
        </Link>
      </p>
      <HowWorkedOut />
    </div>
  );
});

/** Stores the comparison, or resumes the stored one for an empty URL. */
function useKept(): void {
  const { jobs } = useStore(CompareSalariesStore);
  const kept = useStore(ComparedSalariesStore);
  const { isKnown, pageOf } = useStore(SessionStore);
  const reader = isKnown ? (pageOf ?? '') : undefined;
  const navigate = useNavigate();
  useEffect(() => {
    if (reader === undefined) return;
    if (jobs.length > 0) return kept.keep(jobs);
    kept.look();
    if (kept.jobs.length > 0) void navigate(compareSalariesUrl(kept.jobs), { replace: true });
  }, [jobs, kept, navigate, reader]);
}

const NothingYet = observer(function NothingYet() {
  const { compare: words } = useWords(payWords);
  return <EmptyState title={words.none} because={words.noneBecause} />;
});

const SideBySide = observer(function SideBySide() {
  const { compare: words } = useWords(payWords);
  const { pays } = useStore(CompareSalariesStore);
  const kept = useStore(ComparedSalariesStore);
  const { state } = pays;
  if (state.status === 'FAILURE' && state.failure.kind === 'missing')
    return (
      <EmptyState title={words.missing}>
        <Link to={screens.compareSalaries} className="btn" onClick={() => kept.keep([])}>
          {words.startOver}
        </Link>
      </EmptyState>
    );
  return (
    <Await request={pays} meanwhile={<PaySkeleton />}>
      {(all) => <ComparedJobs pays={all} />}
    </Await>
  );
});
