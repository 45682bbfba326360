import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { jobOutcomes, type JobOutcome } from '#core/careers/job-outcome.ts';
import { HostStore } from '#web/stores/app/host-store.ts';
import { SavedJobsStore } from '#web/stores/jobs/saved-jobs-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { jobAlertWords } from '#web/words/jobs/job-alert-words.ts';
import { RadioChoices } from '../fields/RadioChoices.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { useRefusal } from './use-refusal.ts';

interface ReportOutcomeProps {
  readonly jobId: string;
  readonly level?: 2 | 3;
}

/** Asks for an application's outcome and tells how it is counted. */
export const ReportOutcome = observer(function ReportOutcome({ jobId, level = 2 }: ReportOutcomeProps) {
  const { report: words, save } = useWords(jobAlertWords);
  const store = useStore(SavedJobsStore);
  const { isSignedIn } = useStore(SessionStore);
  const { settings } = useStore(HostStore);
  const refuse = useRefusal(save);
  const [isNoted, setNoted] = useState(false);
  const id = useId();
  useEffect(() => {
    if (isSignedIn) void store.look(jobId);
  }, [store, jobId, isSignedIn]);
  const { isSaved, outcome } = store.of(jobId);
  if (!isSaved) return null;
  const report = async (reported: JobOutcome) => {
    const holds = await store.report(jobId, reported);
    setNoted(holds);
    if (!holds) refuse(store.failure(jobId));
  };
  const Heading = `h${level}` as const;
  return (
    <section className="needs-script" aria-labelledby={id}>
      <Heading id={id} className="sm">
        {words.heading}
      </Heading>
      <RadioChoices
        label={words.heading}
        look="vh"
        options={jobOutcomes.map((value) => ({ value, label: words.outcomes[value] }))}
        value={outcome ?? undefined}
        onChange={(value) => void report(value)}
      />
      <p className="muted sm">
        {words.lead} {words.counts(settings.countedProofs)}
      </p>
      <p className="muted sm" role="status">
        {isNoted && words.thanks}
      </p>
    </section>
  );
});
