import { observer } from 'mobx-react-lite';
import type { DeskJob } from '#core/company-desk/company-jobs.ts';
import { mayWrite } from '#core/company-desk/desk-role.ts';
import type { DeskOverview } from '#core/company-desk/desk.ts';
import { jobPath } from '#core/jobs/job-paths.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { DeskJobsStore } from '#web/stores/company-desk/desk-jobs-store.ts';
import { deskJobWords } from '#web/words/company-desk/desk-job-words.ts';
import { Provenance } from '../figures/Provenance.tsx';
import { FreshnessTag } from '../jobs/FreshnessTag.tsx';
import { ListedLine } from '../jobs/ListedLine.tsx';
import { useJobFacts } from '../jobs/use-job-facts.ts';
import { Dialog } from '../overlays/Dialog.tsx';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { PagedList } from '../ui/PagedList.tsx';
import { Tag } from '../ui/Tag.tsx';
import { useWords } from '../words.tsx';
import styles from './company-desk.module.css';

/** Open jobs of a company, with the way to type another. */
export const DeskJobs = observer(function DeskJobs({ desk: { role } }: { readonly desk: DeskOverview }) {
  const words = useWords(deskJobWords);
  const store = useStore(DeskJobsStore);
  const isWriter = mayWrite(role);
  return (
    <section className="stack g3" aria-labelledby="desk-jobs">
      <h2 id="desk-jobs">{words.heading}</h2>
      <p className="sm muted">{words.lead}</p>
      {isWriter && (
        <div className="row">
          <Button look="main" onClick={() => store.begin()}>
            {words.add}
          </Button>
        </div>
      )}
      {store.problem && <p role="alert">{words.problems[store.problem]}</p>}
      <PagedList pages={store.list} more={words.more} empty={<p className="muted">{words.none}</p>}>
        {(jobs) => (
          <ul className={styles.reviews}>
            {jobs.map((listed) => (
              <li key={listed.job.jobId}>
                <Listed listed={listed} isWriter={isWriter} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      {store.asked && <Closing listed={store.asked} />}
    </section>
  );
});

interface ListedProps {
  readonly listed: DeskJob;
  readonly isWriter: boolean;
}

const Listed = observer(function Listed({ listed, isWriter }: ListedProps) {
  const words = useWords(deskJobWords);
  const factsOf = useJobFacts();
  const store = useStore(DeskJobsStore);
  const { job, source, isTakenDown } = listed;
  const isUnpaid = job.pay.minCtc === null && job.pay.maxCtc === null && !isTakenDown;
  return (
    <article className="card stack g2">
      <h3>{isTakenDown ? job.title : <Link to={jobPath(job.jobId)}>{job.title}</Link>}</h3>
      <Provenance>{factsOf(job)}</Provenance>
      <p className="row">
        {!isTakenDown && <FreshnessTag job={job} />}
        {isUnpaid && <Tag tone="warn">{words.unpaid}</Tag>}
        <span className="muted xs">{words.sources[source]}</span>
      </p>
      {isTakenDown ? <p>{words.takenDown}</p> : <ListedLine job={job} />}
      {isWriter && source === 'typed' && !isTakenDown && (
        <span className="row">
          <Button aria-label={words.named(words.change, job.title)} onClick={() => void store.change(listed)}>
            {words.change}
          </Button>
          <Button look="quiet" aria-label={words.named(words.close, job.title)} onClick={() => store.ask(listed)}>
            {words.close}
          </Button>
        </span>
      )}
    </article>
  );
});

const Closing = observer(function Closing({ listed: { job } }: Pick<ListedProps, 'listed'>) {
  const words = useWords(deskJobWords);
  const [store, toasts] = [useStore(DeskJobsStore), useStore(ToastStore)];
  const close = async () => void ((await store.close()) && toasts.show({ type: 'success', text1: words.closed }));
  const foot = (
    <>
      <Button look="main" busy={store.isBusy} onClick={() => void close()}>
        {words.closeIt}
      </Button>
      <Button onClick={() => store.ask(undefined)}>{words.notNow}</Button>
    </>
  );
  return (
    <Dialog isOpen onClose={() => store.ask(undefined)} title={words.closing(job.title)} foot={foot}>
      <p>{words.closeMeans}</p>
      {store.problem && <p role="alert">{words.problems[store.problem]}</p>}
    </Dialog>
  );
});
