import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { faultOfSigns } from '#core/jobs/job-fault.ts';
import type { JobDetails } from '#core/jobs/job.ts';
import { ApplyStore } from '#web/stores/jobs/apply-store.ts';
import { jobWords } from '#web/words/jobs/job-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import { ApplyNote, Way } from './ApplyNote.tsx';
import { ReportButton } from './ReportPart.tsx';
import { SaveJob } from './SaveJob.tsx';
import styles from './jobs.module.css';

interface ApplyPartProps {
  readonly details: JobDetails;
}

/** Way to apply, with destination and screening told first (R-193, F-25). */
export const ApplyPart = observer(function ApplyPart({ details }: ApplyPartProps) {
  const { freshness } = useWords(jobWords);
  const { job } = details;
  if (job.isOpen) return <Apply details={details} />;
  return (
    <>
      <p className="inset">{freshness.closedNote}</p>
      <SaveJob job={job} />
    </>
  );
});

const Apply = observer(function Apply({ details }: ApplyPartProps) {
  const { apply: words, scam } = useWords(jobWords);
  const apply = useStore(ApplyStore);
  const { job, site, isByMail } = details;
  return (
    <div className={`stack g2 sm ${styles.apply}`}>
      <div className={`row ${styles.presses}`}>
        <Button look="main" className="needs-script" aria-haspopup="dialog" onClick={() => void apply.open(job)}>
          {words.button}
        </Button>
        <SaveJob job={job} />
        <ReportButton jobId={job.jobId} look="quiet" />
      </div>
      <p className="muted">{isByMail ? words.whereByMail(site) : words.where(site)}</p>
      {job.scamSigns.length === 0 && <p>{scam.none}</p>}
      <ApplyNote details={details} />
    </div>
  );
});

/** Plain link behind a question, where a job shows signs of a scam (F-25). */
export const ApplyAnyway = observer(function ApplyAnyway({ details: { job, site, isByMail } }: ApplyPartProps) {
  const { apply: words } = useWords(jobWords);
  const apply = useStore(ApplyStore);
  // The page of another job does not begin with the way to this one.
  useEffect(() => () => apply.close(), [apply]);
  if (!job.isOpen) return null;
  return (
    <details className="needs-script" onToggle={({ currentTarget }) => (currentTarget.open ? void apply.open(job) : apply.close())}>
      <summary className={`go ${styles.anyway}`}>{words.anyway}</summary>
      <div className="card stack g3">
        <h3>{words.goOn[faultOfSigns(job.scamSigns)]}</h3>
        <p className="sm muted">{isByMail ? words.unknownMail(site) : words.unknownSite(site)}</p>
        <div className="row">
          <ReportButton jobId={job.jobId} />
          <Way job={job} isByMail={isByMail} />
        </div>
      </div>
    </details>
  );
});
