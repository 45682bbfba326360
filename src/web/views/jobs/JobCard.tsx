import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { jobPath } from '#core/jobs/job-paths.ts';
import type { Job } from '#core/jobs/job.ts';
import { overviewPath } from '#core/navigation/screens.ts';
import { jobWords } from '#web/words/jobs/job-words.ts';
import contributed from '../companies/contributed.module.css';
import { Provenance } from '../figures/Provenance.tsx';
import { Rating } from '../figures/Rating.tsx';
import { Link } from '../ui/Link.tsx';
import { Logo } from '../ui/Logo.tsx';
import { useWords } from '../words.tsx';
import { AdAgainstPay } from './AdAgainstPay.tsx';
import { FreshnessTag } from './FreshnessTag.tsx';
import { ListedLine } from './ListedLine.tsx';
import { ScamNotice } from './ScamNotice.tsx';
import { useJobFacts } from './use-job-facts.ts';
import styles from './jobs.module.css';

interface JobCardProps {
  readonly job: Job;
  readonly children?: ReactNode;
}

/** Job with its real pay beside the stated one, and its freshness (R-191, F-24). */
export const JobCard = observer(function JobCard({ job, children }: JobCardProps) {
  const { report } = useWords(jobWords);
  const factsOf = useJobFacts();
  const { jobId, title, company, scamSigns } = job;
  return (
    <article className={`card ${contributed.card} ${styles.card}`} data-job={jobId}>
      <div className={styles.head}>
        <Logo name={company.name} picture={company.logo} />
        <div>
          <h3 className={contributed.title}>
            <Link to={jobPath(jobId)}>{title}</Link>
          </h3>
          <p className={styles.company}>
            <Link to={overviewPath(company.urlName)} className="plain">
              {company.name}
            </Link>
            {company.rating !== null && <Rating value={company.rating} isBare />}
          </p>
        </div>
      </div>
      <Provenance>{factsOf(job)}</Provenance>
      <AdAgainstPay job={job} />
      <ScamNotice job={job}>
        <Link to={`${jobPath(jobId)}#report`} className="btn main">
          {report.open}
        </Link>
      </ScamNotice>
      <div className={styles.foot}>
        <FreshnessTag job={job} />
        <ListedLine job={job} />
        {scamSigns.length === 0 && children}
      </div>
    </article>
  );
});
