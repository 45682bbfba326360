import { observer } from 'mobx-react-lite';
import type { SavedJob } from '#core/jobs/saved-jobs.ts';
import { screens } from '#core/navigation/screens.ts';
import { SavedJobsStore } from '#web/stores/jobs/saved-jobs-store.ts';
import { jobAlertWords } from '#web/words/jobs/job-alert-words.ts';
import { MembersPage } from '../settings/MembersPage.tsx';
import { useStore } from '../stores.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { PagedList } from '../ui/PagedList.tsx';
import { useWords } from '../words.tsx';
import { JobCard } from './JobCard.tsx';
import styles from './job-alerts.module.css';
import { ReportOutcome } from './ReportOutcome.tsx';
import { SaveJob } from './SaveJob.tsx';

/** Saved jobs with application outcomes. */
export const SavedJobsScreen = observer(function SavedJobsScreen() {
  const { savedJobs: words } = useWords(jobAlertWords);
  const { list } = useStore(SavedJobsStore);
  const open = () => list.state.status === 'IDLE' && list.open();
  return (
    <MembersPage title={words.title} lead={words.lead} guest={words.guest} guestBecause={words.guestBecause} open={open}>
      <Saved />
    </MembersPage>
  );
});

const Saved = observer(function Saved() {
  const { savedJobs: words } = useWords(jobAlertWords);
  const { list } = useStore(SavedJobsStore);
  return (
    <>
      <p className={styles.ways}>
        <Link to={screens.jobAlerts} className="go">
          {words.toAlerts}
        </Link>
      </p>
      <PagedList
        pages={list}
        more={words.more}
        end={words.end}
        empty={<EmptyState title={words.none} level={2} because={words.noneBecause} link={{ label: words.toJobs, to: screens.jobs }} />}
      >
        {(items) => (
          <>
            <h2 className="vh">{words.list}</h2>
            <ul className={styles.saved} aria-label={words.list}>
              {items.map((saved) => (
                <Row key={saved.job.jobId} saved={saved} />
              ))}
            </ul>
          </>
        )}
      </PagedList>
    </>
  );
});

/** Saved job. A removed one keeps its place until the page is left, for undo. */
const Row = observer(function Row({ saved: { job, savedOn } }: { readonly saved: SavedJob }) {
  const { savedJobs: words } = useWords(jobAlertWords);
  const { isSaved } = useStore(SavedJobsStore).of(job.jobId);
  return (
    <li>
      <JobCard job={job} />
      {!job.isOpen && <p className="strong">{words.closed}</p>}
      <p className={styles.ways}>
        <SaveJob job={job} />
        <span className="muted sm">{isSaved ? words.week(savedOn) : words.taken}</span>
      </p>
      <ReportOutcome jobId={job.jobId} level={3} />
    </li>
  );
});
