import { observer } from 'mobx-react-lite';
import { jobsPath } from '#core/jobs/job-paths.ts';
import type { Job, JobDetails } from '#core/jobs/job.ts';
import { overviewPath, screens } from '#core/navigation/screens.ts';
import { JobStore } from '#web/stores/jobs/job-store.ts';
import { jobWords } from '#web/words/jobs/job-words.ts';
import company from '../companies/company.module.css';
import { ContributedSkeleton } from '../companies/ContributedSkeleton.tsx';
import { Provenance } from '../figures/Provenance.tsx';
import { Rating } from '../figures/Rating.tsx';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Crumbs } from '../ui/Crumbs.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { Logo } from '../ui/Logo.tsx';
import { useWords } from '../words.tsx';
import { ApplyAnyway, ApplyPart } from './ApplyPart.tsx';
import { FreshnessPart } from './FreshnessPart.tsx';
import { FreshnessTag } from './FreshnessTag.tsx';
import { HiringPart } from './HiringPart.tsx';
import { JobText } from './JobText.tsx';
import { ListedLine } from './ListedLine.tsx';
import { OutcomesPart } from './OutcomesPart.tsx';
import { PayPart } from './PayPart.tsx';
import { ReportButton, ReportPart } from './ReportPart.tsx';
import { ScamHelp, ScamNotice } from './ScamNotice.tsx';
import { SimilarJobs } from './SimilarJobs.tsx';
import { useJobFacts } from './use-job-facts.ts';
import styles from './jobs.module.css';

/** Job page: real pay, freshness, hiring and application (R-193, F-24). */
export const JobScreen = observer(function JobScreen() {
  const { one: words } = useWords(jobWords);
  const { one, isMissing } = useStore(JobStore);
  return (
    <div className={`wrap page stack g5 ${company.screen}`}>
      {isMissing ? (
        <EmptyState title={words.missing} level={1} because={words.missingBecause} link={{ label: words.toAll, to: screens.jobs }} />
      ) : (
        <ErrorBoundary>
          <Await request={one} meanwhile={<ContributedSkeleton />}>
            {(details) => <JobView details={details} />}
          </Await>
        </ErrorBoundary>
      )}
    </div>
  );
});

interface JobViewProps {
  readonly details: JobDetails;
}

const JobView = observer(function JobView({ details }: JobViewProps) {
  const words = useWords(jobWords);
  const { job } = details;
  const at = { label: job.company.name, to: jobsPath({ of: 'company', urlName: job.company.urlName }) };
  const isSuspect = job.scamSigns.length > 0;
  return (
    <>
      <Crumbs steps={[{ label: words.heading, to: screens.jobs }, at, { label: job.title }]} />
      <ScamNotice job={job}>
        <div className={styles.help}>
          <ReportButton jobId={job.jobId} look="main" />
          <ScamHelp />
        </div>
      </ScamNotice>
      {isSuspect ? <SuspectHead details={details} /> : <JobHead details={details} />}
      <div className="cols">
        <div className={styles.one}>
          <PayPart job={job} />
          <FreshnessPart details={details} />
          <JobText details={details} />
          <ReportPart job={job} />
          {isSuspect && <ApplyAnyway details={details} />}
        </div>
        <div className={styles.one}>
          <HiringPart job={job} />
          <OutcomesPart details={details} />
          <SimilarJobs job={job} />
        </div>
      </div>
    </>
  );
});

const JobHead = observer(function JobHead({ details }: JobViewProps) {
  const { job } = details;
  const { title, company: employer } = job;
  return (
    <header className={styles.jobHead}>
      <Logo name={employer.name} picture={employer.logo} size="large" />
      <div className={company.named}>
        <h1>{title}</h1>
        <p className={company.ratedBy}>
          <Link to={overviewPath(employer.urlName)}>{employer.name}</Link>
          <Rating value={employer.rating} />
        </p>
        <JobFacts job={job} />
      </div>
      <ApplyPart details={details} />
    </header>
  );
});

/** Head of a job with signs of a scam. It only uses a company's name and invites nothing (F-25). */
const SuspectHead = observer(function SuspectHead({ details: { job } }: JobViewProps) {
  const { scam: words } = useWords(jobWords);
  const { title, company: employer } = job;
  return (
    <header className={styles.jobHead} data-suspect>
      <Logo name={employer.name} picture={employer.logo} size="large" />
      <div className={company.named}>
        <h1>{title}</h1>
        <p className="sm">
          {words.usesName} <Link to={overviewPath(employer.urlName)}>{employer.name}</Link>
        </p>
        <JobFacts job={job} />
      </div>
    </header>
  );
});

const JobFacts = observer(function JobFacts({ job }: { readonly job: Job }) {
  const factsOf = useJobFacts();
  return (
    <>
      <div className={styles.foot}>
        <FreshnessTag job={job} />
        <Provenance>{factsOf(job)}</Provenance>
      </div>
      <ListedLine job={job} />
    </>
  );
});
