import { observer } from 'mobx-react-lite';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { CompanySalariesStore } from '#web/stores/salaries/company-salaries-store.ts';
import { CompanyHead } from '../companies/CompanyHead.tsx';
import { NoCompany } from '../companies/NoCompany.tsx';
import company from '../companies/company.module.css';
import { Part } from '../shell/Part.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { CompanyPayView } from './CompanyPayView.tsx';
import { PaySkeleton } from './PaySkeleton.tsx';

/** What a company pays: everybody, then job by job. */
export const CompanySalariesScreen = observer(function CompanySalariesScreen() {
  const { isMissing } = useStore(CompanyStore);
  const { pay } = useStore(CompanySalariesStore);
  if (isMissing) return <NoCompany />;
  return (
    <div className={`wrap page ${company.screen}`}>
      <CompanyHead tab="salaries" />
      <Part>
        <Await request={pay} meanwhile={<PaySkeleton />}>
          {(known) => <CompanyPayView pay={known} />}
        </Await>
      </Part>
    </div>
  );
});
