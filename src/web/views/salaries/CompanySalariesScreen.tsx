import { observer } from 'mobx-react-lite';
import { CompanySalariesStore } from '#web/stores/salaries/company-salaries-store.ts';
import { CompanyScreen } from '../companies/CompanyScreen.tsx';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { CompanyPayView } from './CompanyPayView.tsx';
import { PaySkeleton } from './PaySkeleton.tsx';

/** What a company pays: everyone, then job by job. */
export const CompanySalariesScreen = observer(function CompanySalariesScreen() {
  const { pay } = useStore(CompanySalariesStore);
  return (
    <CompanyScreen tab="salaries">
      <ErrorBoundary>
        <Await request={pay} meanwhile={<PaySkeleton />}>
          {(known) => <CompanyPayView pay={known} />}
        </Await>
      </ErrorBoundary>
    </CompanyScreen>
  );
});
