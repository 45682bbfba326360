import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { JobDetails } from '#core/jobs/job.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { DeskJobsStore } from '#web/stores/company-desk/desk-jobs-store.ts';
import { deskJobWords } from '#web/words/company-desk/desk-job-words.ts';
import { jobWords } from '#web/words/jobs/job-words.ts';
import { Provenance } from '../figures/Provenance.tsx';
import { AdAgainstPay } from '../jobs/AdAgainstPay.tsx';
import { FreshnessTag } from '../jobs/FreshnessTag.tsx';
import { JobText } from '../jobs/JobText.tsx';
import { ListedLine } from '../jobs/ListedLine.tsx';
import { ScamNotice } from '../jobs/ScamNotice.tsx';
import { useJobFacts } from '../jobs/use-job-facts.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';
import styles from './company-desk.module.css';

interface DeskJobPreviewProps {
  readonly details: JobDetails;
}

/** Job as readers will see it, before it is published. */
export const DeskJobPreview = observer(function DeskJobPreview({ details }: DeskJobPreviewProps) {
  const words = useWords(deskJobWords);
  const [store, toasts] = [useStore(DeskJobsStore), useStore(ToastStore)];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { minCtc, maxCtc } = details.job.pay;
  const save = async () => void ((await store.save()) && toasts.show({ type: 'success', text1: words.published }));
  return (
    <section className={`stack g3 ${styles.form}`} aria-labelledby="desk-job-preview">
      <h2 id="desk-job-preview" ref={heading} tabIndex={-1}>
        {words.preview}
      </h2>
      {minCtc === null && maxCtc === null && <p className="sm">{words.previewNoPay}</p>}
      <Shown details={details} />
      {store.problem && (
        <p role="alert" className="err">
          {words.problems[store.problem]}
        </p>
      )}
      <div className="row">
        <Button look="main" busy={store.isBusy} onClick={() => void save()}>
          {store.jobId === null ? words.publish : words.save}
        </Button>
        <Button onClick={() => store.backToForm()}>{words.back}</Button>
      </div>
    </section>
  );
});

const Shown = observer(function Shown({ details }: DeskJobPreviewProps) {
  const words = useWords(deskJobWords);
  const { freshness } = useWords(jobWords);
  const factsOf = useJobFacts();
  const { job, site, isByMail, closesOn } = details;
  return (
    <article className="card stack g3">
      <h3>{job.title}</h3>
      <p>{job.company.name}</p>
      <Provenance>{factsOf(job)}</Provenance>
      <ScamNotice job={job} />
      <AdAgainstPay job={job} />
      <p className="row">
        <FreshnessTag job={job} />
        <ListedLine job={job} />
      </p>
      <p className="sm muted">{isByMail ? words.applyByMail(site) : words.applyAt(site)}</p>
      {closesOn !== null && <p className="sm muted">{freshness.closesOn(closesOn)}</p>}
      <JobText details={details} />
    </article>
  );
});
