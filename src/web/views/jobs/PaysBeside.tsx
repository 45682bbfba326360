import { observer } from 'mobx-react-lite';
import type { Job, RealPay } from '#core/jobs/job.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { jobWords } from '#web/words/jobs/job-words.ts';
import { Provenance } from '../figures/Provenance.tsx';
import { Heard } from '../ui/Heard.tsx';
import { useWords } from '../words.tsx';
import styles from './jobs.module.css';

/** Real pay at the advertised experience, beside the advertised pay. */
export const PaysBeside = observer(function PaysBeside({ job: { pay, realPay } }: { readonly job: Pick<Job, 'pay' | 'realPay'> }) {
  const { pay: words } = useWords(jobWords);
  const { listed } = useWords(companyWords);
  const isDisclosed = pay.minCtc !== null || pay.maxCtc !== null;
  return (
    <dl className={styles.pays}>
      <div data-real="true">
        <dt>{realPay ? words.earners(realPay.of, realPay.experience, realPay.city && listed(realPay.city.name)) : words.earnHere}</dt>
        <dd>{realPay ? <Real pay={realPay} /> : <span className="muted">{words.tooFew}</span>}</dd>
      </div>
      <div>
        <dt>{words.advertised}</dt>
        <dd className={isDisclosed ? styles.amount : 'muted'}>
          <Heard shown={words.range(pay)} heard={words.rangeHeard(pay)} />
        </dd>
      </div>
    </dl>
  );
});

const Real = observer(function Real({ pay: { median, low, high, people, companies, inHandMonthly } }: { readonly pay: RealPay }) {
  const { pay: words } = useWords(jobWords);
  return (
    <>
      <data value={median} className={styles.amount}>
        <Heard shown={words.amount(median)} heard={words.amountHeard(median)} />
      </data>
      <p>{words.inHand(inHandMonthly)}</p>
      <Provenance>
        {low !== null && high !== null && words.range({ minCtc: low, maxCtc: high, currency: 'INR' })}
        {words.people(people)}
        {companies === 'few' && words.ofFew}
      </Provenance>
    </>
  );
});
