import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import type { JobPay } from '#core/salaries/salary-figures.ts';
import { JobSalaryStore } from '#web/stores/salaries/job-salary-store.ts';
import company from '../companies/company.module.css';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { JobPayView } from './JobPayView.tsx';
import { NoJob } from './NoJob.tsx';
import { PaySkeleton } from './PaySkeleton.tsx';

export interface JobPayTopProps {
  readonly pay: JobPay;
}

export const JobPayPage = observer(function JobPayPage({ Top }: { readonly Top: ComponentType<JobPayTopProps> }) {
  const { pay, isMissing } = useStore(JobSalaryStore);
  if (isMissing) return <NoJob />;
  return (
    <div className={`wrap page stack g5 ${company.screen}`}>
      <ErrorBoundary>
        <Await request={pay} meanwhile={<PaySkeleton />}>
          {(known) => (
            <>
              <Top pay={known} />
              <JobPayView pay={known} />
            </>
          )}
        </Await>
      </ErrorBoundary>
    </div>
  );
});
