import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Job } from '#core/jobs/job.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { jobWords } from '#web/words/jobs/job-words.ts';
import { WarningIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';
import styles from './jobs.module.css';

interface ScamNoticeProps {
  readonly job: Pick<Job, 'scamSigns' | 'usualPay' | 'pay'>;
  readonly children?: ReactNode;
}

/** Signs of a scam in plain sentences, absent for nearly all jobs (F-25). */
export const ScamNotice = observer(function ScamNotice({ job: { scamSigns, usualPay, pay }, children }: ScamNoticeProps) {
  const { scam: words, pay: pays } = useWords(jobWords);
  const { listed } = useWords(companyWords);
  if (scamSigns.length === 0) return null;
  const above = usualPay && words.aboveUsual(pays.range(pay), pays.amount(usualPay.median), usualPay.experience, usualPay.city && listed(usualPay.city.name));
  return (
    <section className={styles.scam} role="note" aria-label={words.heading}>
      <p className={styles.alarm}>
        <WarningIcon />
        {words.heading}
      </p>
      <ul>
        {scamSigns.map((sign) => (
          <li key={sign}>{sign === 'pay-above-market' && above ? above : words.signs[sign]}</li>
        ))}
      </ul>
      <p className="strong">{words.advice}</p>
      {children}
    </section>
  );
});

export const ScamHelp = observer(function ScamHelp() {
  const { scam: words } = useWords(jobWords);
  return (
    <p className="sm">
      <b>
        {words.paid} <a href="tel:1930">1930</a>
      </b>
      <br />
      {words.helpline}
    </p>
  );
});
