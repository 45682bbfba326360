import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { adAgainstPay, type PayBar } from '#core/jobs/ad-against-pay.ts';
import type { Job, RealPay } from '#core/jobs/job.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { jobWords } from '#web/words/jobs/job-words.ts';
import { Provenance } from '../figures/Provenance.tsx';
import { Heard } from '../ui/Heard.tsx';
import { useWords } from '../words.tsx';
import styles from './jobs.module.css';

/** Advertised pay above what people get, on one axis, with the finding first. */
export const AdAgainstPay = observer(function AdAgainstPay({ job }: { readonly job: Pick<Job, 'pay' | 'realPay' | 'experience'> }) {
  const { pay: words } = useWords(jobWords);
  const { pay, realPay } = job;
  const { verdict, ad, real } = adAgainstPay(job);
  return (
    <div className={`stack g1 ${styles.pays}`}>
      <p className="strong sm">{words.verdicts[verdict]}</p>
      <dl>
        <div>
          <dt>{words.adSays}</dt>
          <dd className={styles.drawn}>{ad && <Bar bar={ad} name={styles.ad} />}</dd>
          <dd>
            <Heard shown={words.range(pay)} heard={words.rangeHeard(pay)} />
          </dd>
        </div>
        <div>
          <dt>{words.peopleGet}</dt>
          <dd className={styles.drawn}>{real && <Bar bar={real} name="value" median={real.median} />}</dd>
          <dd>{realPay ? <b>{words.got(realPay)}</b> : <span className="muted">{words.tooFew}</span>}</dd>
        </div>
      </dl>
      {realPay && <Earners pay={realPay} />}
    </div>
  );
});

interface BarProps {
  readonly bar: PayBar;
  readonly name: string | undefined;
  readonly median?: number;
}

const Bar = ({ bar: { from, to }, name, median }: BarProps): ReactNode => (
  <svg className="strip chart" height="16" aria-hidden="true">
    <rect className={name} x={`${from}%`} y="2" width={`${Math.max(to - from, 1)}%`} height="12" rx="3" />
    {median !== undefined && (
      <svg x={`${median}%`} overflow="visible">
        <rect className="median" x="-2" y="0" width="4" height="16" rx="1" />
      </svg>
    )}
  </svg>
);

/** People who were counted, their median, and what reaches the bank. */
const Earners = observer(function Earners({ pay: { of, experience, city, median, people, companies, inHandMonthly } }: { readonly pay: RealPay }) {
  const { pay: words } = useWords(jobWords);
  const { listed } = useWords(companyWords);
  return (
    <>
      <p className="sm">
        {words.earners(of, experience, city && listed(city.name))}{' '}
        <data value={median}>
          <Heard shown={words.median(words.amount(median))} heard={words.median(words.amountHeard(median))} />
        </data>
        , <b>{words.inHand(inHandMonthly)}</b>
      </p>
      <Provenance>
        {words.people(people)}
        {companies === 'few' && words.ofFew}
      </Provenance>
    </>
  );
});
