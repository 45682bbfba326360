import { observer } from 'mobx-react-lite';
import type { Job } from '#core/jobs/job.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { JobRemovalStore } from '#web/stores/jobs/job-removal-store.ts';
import { JobStore } from '#web/stores/jobs/job-store.ts';
import { jobWords } from '#web/words/jobs/job-words.ts';
import { Dialog } from '../overlays/Dialog.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words.tsx';

/** Way of an administrator to take a job down for good. */
export const TakeDownJob = observer(function TakeDownJob({ job }: { readonly job: Pick<Job, 'jobId' | 'title'> }) {
  const { removal: words } = useWords(jobWords);
  const [store, toasts, opened] = [useStore(JobRemovalStore), useStore(ToastStore), useStore(JobStore)];
  if (!store.isOffered) return null;
  const remove = async () => {
    if (!(await store.remove(job.jobId))) return;
    toasts.show({ type: 'success', text1: words.done });
    await opened.open(job.jobId);
  };
  const foot = (
    <>
      <Button look="main" busy={store.removing.state.status === 'LOADING'} onClick={() => void remove()}>
        {words.open}
      </Button>
      <Button onClick={() => store.ask(false)}>{words.cancel}</Button>
    </>
  );
  return (
    <>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => store.ask(true)}>
        {words.open}
      </Button>
      <Dialog isOpen={store.isAsked} onClose={() => store.ask(false)} title={words.title(job.title)} foot={foot}>
        <p>{words.means}</p>
        {store.removing.state.status === 'FAILURE' && <p role="alert">{words.failed}</p>}
      </Dialog>
    </>
  );
});
