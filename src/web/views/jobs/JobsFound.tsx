import { observer } from 'mobx-react-lite';
import { everyJob, jobSorts } from '#core/jobs/job-search.ts';
import { isJobSearchNarrowed, jobNarrowingOf, jobsUrl } from '#core/jobs/job-urls.ts';
import { isOfCityAlone } from '#core/navigation/place-urls.ts';
import { JobsStore } from '#web/stores/jobs/jobs-store.ts';
import { jobWords } from '#web/words/jobs/job-words.ts';
import { placeWords } from '#web/words/reference-lists/place-words.ts';
import companies from '../companies/companies.module.css';
import { ContributedCards } from '../companies/ContributedCards.tsx';
import { ResultsHeading } from '../companies/SkipToResults.tsx';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useStore } from '../stores.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FromTheStart } from '../ui/FromTheStart.tsx';
import { LinkChips } from '../ui/LinkChips.tsx';
import { useWords } from '../words.tsx';
import { AlertForSearch } from './AlertForSearch.tsx';
import { ChosenJobFilters } from './ChosenJobFilters.tsx';
import { JobCard } from './JobCard.tsx';
import { JobFilterForm } from './JobFilterForm.tsx';
import { SaveJob } from './SaveJob.tsx';
import { UnknownJobValues } from './UnknownJobValues.tsx';
import styles from './jobs.module.css';

/** Open jobs of a scope with filters, which are left out where there are none. */
export const JobsFound = observer(function JobsFound() {
  const words = useWords(jobWords);
  const { scope, search, count } = useStore(JobsStore);
  const isEmpty = count === 0 && !isJobSearchNarrowed(search);
  return (
    <section className={isEmpty ? undefined : companies.screen} aria-label={words.list}>
      {!isEmpty && (
        <ErrorBoundary>
          <JobFilterForm />
        </ErrorBoundary>
      )}
      <div className={companies.found}>
        {!isEmpty && (
          <>
            <p className={`muted ${styles.count}`}>{count === undefined ? null : words.count(count)}</p>
            <ErrorBoundary>
              <ChosenJobFilters />
            </ErrorBoundary>
            <UnknownJobValues />
            <JobSorts />
            <AlertForSearch scope={scope} search={search} />
          </>
        )}
        <ErrorBoundary>
          <JobList />
        </ErrorBoundary>
      </div>
    </section>
  );
});

const JobSorts = observer(function JobSorts() {
  const { filters: words } = useWords(jobWords);
  const { scope, search } = useStore(JobsStore);
  return (
    <LinkChips
      label={words.sort}
      chips={jobSorts.map((sort) => ({ label: words.sorts[sort], to: jobsUrl(scope, { ...search, sort }), isCurrent: sort === search.sort }))}
    />
  );
});

const JobList = observer(function JobList() {
  const words = useWords(jobWords);
  const { scope, search, jobs } = useStore(JobsStore);
  return (
    <>
      <ResultsHeading>{words.list}</ResultsHeading>
      <ContributedCards pages={jobs} words={words} urlOf={(cursor) => jobsUrl(scope, search, cursor)} empty={<NoJobs />}>
        {(job) => (
          <JobCard key={job.jobId} job={job}>
            <SaveJob job={job} />
          </JobCard>
        )}
      </ContributedCards>
      <FromTheStart pages={jobs} label={words.fromTheStart} to={jobsUrl(scope, search)} />
    </>
  );
});

/** Empty result, with advice by filters, company or instance. */
const NoJobs = observer(function NoJobs() {
  const words = useWords(jobWords);
  const places = useWords(placeWords);
  const { scope, search } = useStore(JobsStore);
  if (isJobSearchNarrowed(search)) {
    const all = {
      label: isOfCityAlone(jobsUrl(scope, jobNarrowingOf(search))) ? places.all : words.startOver,
      to: jobsUrl(scope, { ...everyJob, sort: search.sort }),
    };
    return <EmptyState title={words.noneFound} because={words.noneFoundBecause} link={all} />;
  }
  if (scope.of === 'all') return <EmptyState title={words.none} because={words.noneBecause} />;
  const because = scope.of === 'company' ? { because: words.noneAtBecause } : {};
  return <EmptyState title={words.noneAt} {...because} link={{ label: words.toAll, to: jobsUrl({ of: 'all' }, everyJob) }} />;
});
