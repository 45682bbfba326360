import { observer } from 'mobx-react-lite';
import { CompanySalariesStore } from '#web/stores/salaries/company-salaries-store.ts';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { CompanyPayView } from './CompanyPayView.tsx';
import { PaySkeleton } from './PaySkeleton.tsx';

/** All that the salaries of a company say below its head. */
export const CompanySalariesBelow = observer(function CompanySalariesBelow() {
  const { pay } = useStore(CompanySalariesStore);
  return (
    <ErrorBoundary>
      <Await request={pay} meanwhile={<PaySkeleton />}>
        {(known) => <CompanyPayView pay={known} />}
      </Await>
    </ErrorBoundary>
  );
});
