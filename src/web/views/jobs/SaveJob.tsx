import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { Job } from '#core/jobs/job.ts';
import { SavedJobsStore } from '#web/stores/jobs/saved-jobs-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { jobAlertWords } from '#web/words/jobs/job-alert-words.ts';
import { useMembersOnly } from '../content/use-members-only.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { EitherLabel } from '../ui/EitherLabel.tsx';
import { BookmarkIcon, CheckIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';
import { useRefusal } from './use-refusal.ts';

/** Saves or removes a job at once. Ignores the second half of a double press. */
export const SaveJob = observer(function SaveJob({ job: { jobId, title } }: { readonly job: Pick<Job, 'jobId' | 'title'> }) {
  const { save: words } = useWords(jobAlertWords);
  const store = useStore(SavedJobsStore);
  const { isSignedIn } = useStore(SessionStore);
  const asMember = useMembersOnly('applyForJobs');
  const refuse = useRefusal(words);
  useEffect(() => {
    if (isSignedIn) void store.look(jobId);
  }, [store, jobId, isSignedIn]);
  const { isSaved } = store.of(jobId);
  const press = async () => {
    if (!(await store.press(jobId))) refuse(store.failure(jobId));
  };
  return (
    <Button
      look="quiet"
      className="needs-script"
      aria-pressed={isSaved}
      aria-label={isSaved ? words.savedNamed(title) : words.saveNamed(title)}
      onClick={({ detail }) => detail < 2 && asMember(() => void press(), { kind: 'saveJob', jobId })}
    >
      <EitherLabel
        isOn={isSaved}
        on={
          <>
            <CheckIcon small />
            {words.saved}
          </>
        }
        off={
          <>
            <BookmarkIcon small />
            {words.save}
          </>
        }
      />
    </Button>
  );
});
