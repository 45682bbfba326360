import { observer } from 'mobx-react-lite';
import type { Job, RealPay } from '#core/jobs/job.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { jobWords } from '#web/words/jobs/job-words.ts';
import { Provenance } from '../figures/Provenance.tsx';
import { useWords } from '../words.tsx';
import styles from './jobs.module.css';

/** What the work really pays, by what people said, and beside it what the advertisement says. */
export const PaysBeside = observer(function PaysBeside({ job: { pay, realPay } }: { readonly job: Pick<Job, 'pay' | 'realPay'> }) {
  const { pay: words } = useWords(jobWords);
  return (
    <dl className={styles.pays}>
      <div data-real="true">
        <dt>{words.real[realPay?.of ?? 'company']}</dt>
        <dd>{realPay ? <Real pay={realPay} /> : <span className="muted">{words.tooFew}</span>}</dd>
      </div>
      <div>
        <dt>{words.advertised}</dt>
        <dd>{pay ? <span className={styles.amount}>{words.range(pay)}</span> : <span className="muted">{words.notAdvertised}</span>}</dd>
      </div>
    </dl>
  );
});

const Real = observer(function Real({ pay: { city, median, low, high, people, inHandMonthly } }: { readonly pay: RealPay }) {
  const { pay: words } = useWords(jobWords);
  const { listed } = useWords(companyWords);
  return (
    <>
      <data value={median} className={styles.amount}>
        {words.amount(median)}
      </data>
      <p>{words.inHand(inHandMonthly)}</p>
      <Provenance>
        {low !== null && high !== null && words.range({ from: low, to: high })}
        {city ? words.inCity(listed(city.name)) : words.everywhere}
        {words.anyExperience}
        {words.people(people)}
      </Provenance>
    </>
  );
});
