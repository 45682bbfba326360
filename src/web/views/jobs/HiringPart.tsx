import { observer } from 'mobx-react-lite';
import type { Job } from '#core/jobs/job.ts';
import { interviewsPath } from '#core/navigation/screens.ts';
import { JobStore, tells, type Hiring } from '#web/stores/jobs/job-store.ts';
import { jobWords } from '#web/words/jobs/job-words.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Link } from '../ui/Link.tsx';
import { SkeletonBars } from '../ui/SkeletonBars.tsx';
import { useWords } from '../words.tsx';
import styles from './jobs.module.css';

interface HiringPartProps {
  readonly job: Job;
}

/** Interview duration and honoured offers, from many contributions (F-24). */
export const HiringPart = observer(function HiringPart({ job }: HiringPartProps) {
  const { hiring: words } = useWords(jobWords);
  const { hiring } = useStore(JobStore);
  const { company, designation } = job;
  return (
    <section className={styles.part} aria-labelledby="hiring">
      <h2 id="hiring">{words.heading}</h2>
      <Await request={hiring} meanwhile={<SkeletonBars lines={3} />}>
        {(known) => (tells(known) ? <Recorded job={job} hiring={known} /> : <p className="muted">{words.tooFew}</p>)}
      </Await>
      <p>
        <Link to={interviewsPath(company.urlName, hiring.value?.of === 'designation' ? (designation?.urlName ?? null) : null)} className="go">
          {words.all(company.name)}
        </Link>
      </p>
    </section>
  );
});

interface ReportedProps extends HiringPartProps {
  readonly hiring: Hiring;
}

const Recorded = observer(function Recorded({ job: { designation }, hiring: { of, totalDays, offers } }: ReportedProps) {
  const { hiring: words } = useWords(jobWords);
  const { nameOf } = useWords(listWords);
  const { revoked, moved } = offers;
  const recorded = [
    totalDays && words.days(totalDays.median, totalDays.people),
    revoked && words.honoured(revoked.percent, revoked.people),
    moved && words.moved(moved.percent, moved.people),
  ].filter((sentence) => sentence !== null);
  return (
    <>
      <ul className={styles.sentences}>
        {recorded.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="xs muted">{of === 'designation' && designation ? words.ofTitle(nameOf(designation.name)) : words.ofCompany}</p>
    </>
  );
});
