import { observer } from 'mobx-react-lite';
import { freshnessLabels } from '#core/jobs/job-freshness.ts';
import type { JobDetails } from '#core/jobs/job.ts';
import { jobWords } from '#web/words/jobs/job-words.ts';
import { useWords } from '../words.tsx';
import styles from './jobs.module.css';

/** First and last sighting, reposts and their meaning (F-24). */
export const FreshnessPart = observer(function FreshnessPart({ details: { job, closesOn } }: { readonly details: JobDetails }) {
  const { freshness: words } = useWords(jobWords);
  const { firstSeen, lastConfirmed, reposts, saidOpenOn } = job.freshness;
  const said = [
    !job.isOpen && words.closedNote,
    words.firstSeen(firstSeen),
    words.lastConfirmed(lastConfirmed),
    words.reposts(reposts),
    saidOpenOn !== null && words.saidOpen(saidOpenOn),
    job.isByCompany && words.byCompanyNote,
    closesOn !== null && words.closesOn(closesOn),
  ].filter((sentence) => sentence !== false && sentence !== undefined);
  return (
    <section className={styles.part} aria-labelledby="freshness">
      <h2 id="freshness">{words.heading}</h2>
      <ul className={styles.sentences}>
        {said.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <details>
        <summary className="go">{words.what}</summary>
        <dl className={styles.meanings}>
          {freshnessLabels.map((label) => (
            <div key={label}>
              <dt>{words.labels[label]}</dt>
              <dd>{words.meanings[label]}</dd>
            </div>
          ))}
        </dl>
        <p className="sm muted">{words.noBlame}</p>
      </details>
    </section>
  );
});
