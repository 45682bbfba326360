import { observer } from 'mobx-react-lite';
import { jobsPath } from '#core/jobs/job-paths.ts';
import type { Job } from '#core/jobs/job.ts';
import { jobWords } from '#web/words/jobs/job-words.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import styles from './jobs.module.css';

export const SimilarJobs = observer(function SimilarJobs({ job: { company, designation } }: { readonly job: Job }) {
  const { one: words } = useWords(jobWords);
  const { nameOf } = useWords(listWords);
  return (
    <section className={styles.part} aria-labelledby="similar">
      <h2 id="similar">{words.similar}</h2>
      <ul className={styles.sentences}>
        <li>
          <Link to={jobsPath({ of: 'company', urlName: company.urlName })} className="go">
            {words.allAt(company.name)}
          </Link>
        </li>
        {designation && (
          <li>
            <Link to={jobsPath({ of: 'designation', urlName: designation.urlName })} className="go">
              {words.allOf(nameOf(designation.name))}
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
});
