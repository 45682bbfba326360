import { observer } from 'mobx-react-lite';
import { overviewPath, salariesPath, screens } from '#core/navigation/screens.ts';
import type { JobPay } from '#core/salaries/salary-figures.ts';
import { JobSalaryStore } from '#web/stores/salaries/job-salary-store.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { payWords } from '#web/words/salaries/pay-words.ts';
import { Part } from '../shell/Part.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Crumbs } from '../ui/Crumbs.tsx';
import { useWords } from '../words.tsx';
import company from '../companies/company.module.css';
import { JobPayView } from './JobPayView.tsx';
import { NoJob } from './NoJob.tsx';
import { PaySkeleton } from './PaySkeleton.tsx';
import { useGroup } from './use-group.ts';

/** What one job pays at one company. */
export const JobSalaryScreen = observer(function JobSalaryScreen() {
  const { pay, isMissing } = useStore(JobSalaryStore);
  if (isMissing) return <NoJob />;
  return (
    <div className={`wrap page ${company.screen}`}>
      <Part>
        <Await request={pay} meanwhile={<PaySkeleton />}>
          {(known) => (
            <>
              <Top pay={known} />
              <JobPayView pay={known} />
            </>
          )}
        </Await>
      </Part>
    </div>
  );
});

const Top = observer(function Top({ pay: { asked } }: { readonly pay: JobPay }) {
  const { job } = useWords(payWords);
  const shell = useWords(navigationWords);
  const said = useGroup();
  const { urlName = '', name = '' } = asked.company ?? {};
  return (
    <>
      <Crumbs
        steps={[
          { label: shell.companies, to: screens.companies },
          { label: name, to: overviewPath(urlName) },
          { label: job.salaries, to: salariesPath(urlName) },
          { label: said.job(asked) },
        ]}
      />
      <h1>{job.heading(said.job(asked), name)}</h1>
    </>
  );
});
