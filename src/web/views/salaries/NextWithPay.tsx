import { observer } from 'mobx-react-lite';
import { payText } from '#core/figures/salary-text.ts';
import { jobsPath } from '#core/jobs/job-paths.ts';
import { medianPayOf } from '#core/salaries/job-pay.ts';
import { fairPayUrl, inHandUrl, offerOfPayUrl } from '#core/salaries/pay-urls.ts';
import type { PayGroup, PaySlice } from '#core/salaries/salary-figures.ts';
import { JobSalaryStore } from '#web/stores/salaries/job-salary-store.ts';
import { payFigureWords } from '#web/words/salaries/pay-figure-words.ts';
import { payWords } from '#web/words/salaries/pay-words.ts';
import { useStore } from '../stores.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { CompareLink } from './CompareLink.tsx';
import { Heard } from '../ui/Heard.tsx';
import { useGroup } from './use-group.ts';
import styles from './salaries.module.css';

interface NextWithPayProps {
  readonly asked: PayGroup;
  readonly slice: PaySlice;
}

/** Leads on with the job, place and years that were asked for, and the pay that is shown. */
export const NextWithPay = observer(function NextWithPay({ asked, slice: { group, figures } }: NextWithPayProps) {
  const { job: words } = useWords(payWords);
  const { written, spoken } = useWords(payFigureWords);
  const said = useGroup();
  const { search } = useStore(JobSalaryStore);
  const median = medianPayOf({ figures });
  return (
    <section className={styles['acts']}>
      <h3 className="lab">{words.next}</h3>
      {figures.currency === 'INR' && (
        <>
          <Link to={inHandUrl(median, asked.city)} className="go">
            <Heard shown={words.inHand(payText(median, 'INR', written))} heard={words.inHand(payText(median, 'INR', spoken))} />
          </Link>
          <Link to={offerOfPayUrl(median, said.named(group, asked), asked.city)} className="go">
            {words.offer}
          </Link>
        </>
      )}
      <Link to={fairPayUrl({ ...group, city: asked.city }, search.experience)} className="go">
        {words.fair}
      </Link>
      <CompareLink />
      {group.designation && (
        <Link to={jobsPath({ of: 'designation', urlName: group.designation.urlName })} className="go">
          {words.jobs}
        </Link>
      )}
    </section>
  );
});
