import { observer } from 'mobx-react-lite';
import type { CompanyOverview } from '#core/company-profiles/company-overview.ts';
import { salariesPath } from '#core/navigation/screens.ts';
import { jobPayUrl } from '#core/salaries/pay-urls.ts';
import type { CompanyPay } from '#core/salaries/salary-figures.ts';
import { companyProfileWords } from '#web/words/company-profiles/company-profile-words.ts';
import { PayRows } from '../salaries/PayRows.tsx';
import { PaySources } from '../salaries/PaySources.tsx';
import { useGroup } from '../salaries/use-group.ts';
import { useWords } from '../words.tsx';
import { SectionView } from './SectionView.tsx';

export const OverviewPay = observer(function OverviewPay({ overview: { pay, jobsCount } }: { readonly overview: Pick<CompanyOverview, 'pay' | 'jobsCount'> }) {
  const { shared: words } = useWords(companyProfileWords);
  if (pay.jobs.length === 0) return null;
  return (
    <SectionView
      section={{
        id: 'salaries',
        title: words.pay,
        all: { label: words.allJobs(jobsCount, pay.hasMore), to: salariesPath(pay.company.urlName) },
        body: <Jobs pay={pay} />,
      }}
    />
  );
});

const Jobs = observer(function Jobs({ pay: { company, slice, jobs } }: { readonly pay: CompanyPay }) {
  const { shared: words } = useWords(companyProfileWords);
  const said = useGroup();
  const rows = jobs.flatMap((job) => {
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
