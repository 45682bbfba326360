import { observer } from 'mobx-react-lite';
import { salariesPath } from '#core/navigation/screens.ts';
import { jobPayUrl, tellPayUrl } from '#core/salaries/pay-urls.ts';
import type { CompanyPay } from '#core/salaries/salary-figures.ts';
import { OverviewStore } from '#web/stores/company-profiles/overview-store.ts';
import { companyProfileWords } from '#web/words/company-profiles/company-profile-words.ts';
import { PayRows } from '../salaries/PayRows.tsx';
import { PaySkeleton } from '../salaries/PaySkeleton.tsx';
import { PaySources } from '../salaries/PaySources.tsx';
import { useGroup } from '../salaries/use-group.ts';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { useWords } from '../words.tsx';
import { NotYet } from './NotYet.tsx';
import { SectionView } from './SectionView.tsx';

/** How many jobs stand on the overview. */
const jobsInSight = 6;

/** The pay of the jobs that most people shared, as strips on one axis. */
export const OverviewPay = observer(function OverviewPay() {
  const { shared: words } = useWords(companyProfileWords);
  const { pay, urlName } = useStore(OverviewStore);
  return (
    <Await request={pay} meanwhile={<PaySkeleton />}>
      {(known) => (
        <SectionView
          section={{
            id: 'salaries',
            title: words.pay,
            ...(known.jobs.length > 0 && { all: { label: words.allJobs(known.jobs.length, known.hasMore), to: salariesPath(urlName) } }),
            body: known.jobs.length > 0 ? <Jobs pay={known} /> : <NoJobPay pay={known} />,
          }}
        />
      )}
    </Await>
  );
});

const Jobs = observer(function Jobs({ pay: { company, slice, jobs } }: { readonly pay: CompanyPay }) {
  const { shared: words } = useWords(companyProfileWords);
  const said = useGroup();
  const rows = jobs.slice(0, jobsInSight).flatMap((job) => {
    const { designation } = job.group;
    return designation ? [{ label: said.job(job.group), to: jobPayUrl(company.urlName, designation.urlName, {}), slice: job }] : [];
  });
  return (
    <>
      <p className="sm muted">{words.payCaption}</p>
      <PayRows label={words.pay} rows={rows} />
      {slice && <PaySources figures={slice.figures} />}
    </>
  );
});

/** Where no job may be shown: the page of what similar companies pay, and the way to add one's own. */
const NoJobPay = observer(function NoJobPay({ pay: { company } }: { readonly pay: CompanyPay }) {
  const { shared: words } = useWords(companyProfileWords);
  return (
    <NotYet
      said={words.noPay}
      ways={[
        { label: words.elsewhere, to: salariesPath(company.urlName) },
        { label: words.addSalary, to: tellPayUrl({ company }) },
      ]}
    />
  );
});
