import { observer } from 'mobx-react-lite';
import type { Job } from '#core/jobs/job.ts';
import { designationSalaryPath, jobSalaryPath, salariesPath } from '#core/navigation/screens.ts';
import { jobWords } from '#web/words/jobs/job-words.ts';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { AdAgainstPay } from './AdAgainstPay.tsx';
import styles from './jobs.module.css';

export const PayPart = observer(function PayPart({ job }: { readonly job: Job }) {
  const { pay: words } = useWords(jobWords);
  const { company, designation, realPay } = job;
  const ofMarket = realPay?.of === 'market' && designation !== null;
  const behind = designation === null ? salariesPath(company.urlName) : jobSalaryPath(company.urlName, designation.urlName);
  return (
    <section className={styles.part} aria-labelledby="pay">
      <h2 id="pay">{words.heading}</h2>
      <AdAgainstPay job={job} />
      {ofMarket && <p className="sm">{words.marketNote}</p>}
      {realPay && <p className="xs muted">{words.inHandNote}</p>}
      <p>
        <Link to={ofMarket ? designationSalaryPath(designation.urlName) : behind} className="go">
          {words.behind}
        </Link>
      </p>
    </section>
  );
});
