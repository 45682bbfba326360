import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { jobFaults } from '#core/jobs/job-fault.ts';
import type { Job } from '#core/jobs/job.ts';
import { screens } from '#core/navigation/screens.ts';
import { ReportJobStore } from '#web/stores/jobs/report-job-store.ts';
import { jobWords } from '#web/words/jobs/job-words.ts';
import { NoteField } from '../fields/NoteField.tsx';
import { RadioChoices } from '../fields/RadioChoices.tsx';
import { useInvalidFocus } from '../fields/use-invalid-focus.ts';
import { Dialog } from '../overlays/Dialog.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { FlagIcon } from '../ui/icons.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { TakeDownJob } from './TakeDownJob.tsx';
import styles from './jobs.module.css';

/** Longest note, so that with its fault it fits a grievance. */
const longestNote = 1_000;

interface ReportButtonProps {
  readonly jobId: string;
  readonly look?: 'main' | 'quiet';
}

/** Opens the report of a job, promoted beside signs of a scam. */
export const ReportButton = observer(function ReportButton({ jobId, look }: ReportButtonProps) {
  const { report: words } = useWords(jobWords);
  const store = useStore(ReportJobStore);
  return (
    <Button look={look} className="needs-script" aria-haspopup="dialog" onClick={() => store.open(jobId)}>
      <FlagIcon small />
      {words.open}
    </Button>
  );
});

export const ReportPart = observer(function ReportPart({ job }: { readonly job: Job }) {
  const { report: words } = useWords(jobWords);
  return (
    <section className={`inset ${styles.report}`} id="report" aria-labelledby="report-heading">
      <h2 id="report-heading">{words.heading}</h2>
      <p className="sm">{words.lead}</p>
      <div className="row">
        <ReportButton jobId={job.jobId} />
        <TakeDownJob job={job} />
      </div>
      <ReportDialog job={job} />
    </section>
  );
});

/** Asks for the fault and later shows the number for the answer. */
const ReportDialog = observer(function ReportDialog({ job: { jobId } }: { readonly job: Job }) {
  const { report: words } = useWords(jobWords);
  const store = useStore(ReportJobStore);
  const number = store.numberOf(jobId);
  return (
    <Dialog isOpen={store.isOpen} onClose={() => store.close()} title={words.open}>
      {number === undefined ? <ReportForm jobId={jobId} /> : <Arrived number={number} />}
    </Dialog>
  );
});

const ReportForm = observer(function ReportForm({ jobId }: Pick<Job, 'jobId'>) {
  const { report: words } = useWords(jobWords);
  const store = useStore(ReportJobStore);
  const [isMissing, miss] = useState(false);
  const { form, point } = useInvalidFocus<HTMLDivElement>();
  const { fault, note, problem, sending } = store;
  const send = () => {
    if (fault) return void store.send(jobId, words.faults[fault]);
    miss(true);
    point();
  };
  return (
    <div ref={form} className="stack g3">
      <RadioChoices
        label={words.choose}
        look="strong"
        options={jobFaults.map((value) => ({ value, label: words.faults[value] }))}
        value={fault}
        onChange={(chosen) => store.choose(chosen)}
        error={isMissing && !fault && words.choose}
      />
      <NoteField label={words.note} rows={3} longest={longestNote} text={note} type={(typed) => store.write(typed)} />
      <p className="sm muted">{words.read}</p>
      {problem && (
        <p role="alert" className="err">
          {words[problem]}
        </p>
      )}
      <div className="row">
        <Button look="main" busy={sending.state.status === 'LOADING'} onClick={send}>
          {words.send}
        </Button>
        <Button onClick={() => store.close()}>{words.cancel}</Button>
      </div>
    </div>
  );
});

const Arrived = observer(function Arrived({ number }: { readonly number: string }) {
  const { report: words } = useWords(jobWords);
  return (
    <div className="stack g3" role="status">
      <p className="strong">{words.done}</p>
      <p>
        {words.number} <b translate="no">{number}</b>
      </p>
      <p className="sm">{words.answer}</p>
      <p>
        <Link to={screens.grievances} className="go">
          {words.lookUp}
        </Link>
      </p>
    </div>
  );
});
