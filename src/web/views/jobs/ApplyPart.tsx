import { observer } from 'mobx-react-lite';
import type { JobDetails } from '#core/jobs/job.ts';
import { ApplyStore } from '#web/stores/jobs/apply-store.ts';
import { jobWords } from '#web/words/jobs/job-words.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import { ApplyNote } from './ApplyNote.tsx';
import { SaveJob } from './SaveJob.tsx';
import styles from './jobs.module.css';

/** The way to apply: a note says first where it leads. A closed job says so. */
export const ApplyPart = observer(function ApplyPart({ details }: { readonly details: JobDetails }) {
  const { apply: words, freshness } = useWords(jobWords);
  const apply = useStore(ApplyStore);
  const { job, site } = details;
  if (!job.isOpen)
    return (
      <>
        <p className="inset">{freshness.closedNote}</p>
        <SaveJob job={job} />
      </>
    );
  return (
    <div className={styles.foot}>
      <Button look="main" className="needs-script" aria-haspopup="dialog" onClick={() => void apply.open(job.jobId)}>
        {words.button}
      </Button>
      <SaveJob job={job} />
      <span className="muted">{words.where(site)}</span>
      <ApplyNote details={details} />
    </div>
  );
});
