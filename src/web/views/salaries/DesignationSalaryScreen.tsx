import { observer } from 'mobx-react-lite';
import { designationQuestionsPath, designationSalaryPath, screens } from '#core/navigation/screens.ts';
import type { JobPay } from '#core/salaries/salary-figures.ts';
import { DesignationTabsStore } from '#web/stores/questions/designation-tabs-store.ts';
import { JobSalaryStore } from '#web/stores/salaries/job-salary-store.ts';
import { payWords } from '#web/words/salaries/pay-words.ts';
import company from '../companies/company.module.css';
import { Part } from '../shell/Part.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { Crumbs } from '../ui/Crumbs.tsx';
import { LinkTabs } from '../ui/LinkTabs.tsx';
import { useWords } from '../words.tsx';
import { JobPayView } from './JobPayView.tsx';
import { NoJob } from './NoJob.tsx';
import { PaySkeleton } from './PaySkeleton.tsx';
import { useGroup } from './use-group.ts';

/** What a job pays at all companies. Its tabs are those that there are. */
export const DesignationSalaryScreen = observer(function DesignationSalaryScreen() {
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
  const { job, designation: words } = useWords(payWords);
  const said = useGroup();
  const { designation } = useStore(JobSalaryStore);
  const { questions } = useStore(DesignationTabsStore);
  return (
    <>
      <Crumbs steps={[{ label: job.salaries, to: screens.salaries }, { label: said.job(asked) }]} />
      <h1>{words.heading(said.job(asked))}</h1>
      <LinkTabs
        label={words.tabs}
        tabs={[
          { label: job.salaries, to: designationSalaryPath(designation), isCurrent: true },
          ...(questions.value ? [{ label: words.interviews, to: designationQuestionsPath(designation), isCurrent: false }] : []),
        ]}
      />
    </>
  );
});
