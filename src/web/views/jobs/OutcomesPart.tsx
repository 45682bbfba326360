import { observer } from 'mobx-react-lite';
import type { JobDetails } from '#core/jobs/job.ts';
import { jobWords } from '#web/words/jobs/job-words.ts';
import { Bars } from '../figures/Bars.tsx';
import { Provenance } from '../figures/Provenance.tsx';
import { useWords } from '../words.tsx';
import { ReportOutcome } from './ReportOutcome.tsx';
import styles from './jobs.module.css';

/** Fate of applications at a company, nothing below the smallest crowd (F-24). */
export const OutcomesPart = observer(function OutcomesPart({ details: { job, outcomes } }: { readonly details: JobDetails }) {
  const { outcomes: words } = useWords(jobWords);
  return (
    <section className={styles.part} aria-labelledby="outcomes">
      <h2 id="outcomes">{words.heading(job.company.name)}</h2>
      {outcomes ? (
        <>
          <Bars bars={outcomes.shares.map(({ of, percent }) => ({ label: words.names[of], share: percent, said: words.share(percent) }))} />
          <Provenance>
            {words.people(outcomes.people)}
            {words.ofAll}
          </Provenance>
        </>
      ) : (
        <p className="muted">{words.tooFew}</p>
      )}
      <ReportOutcome jobId={job.jobId} level={3} />
    </section>
  );
});
