import { observer } from 'mobx-react-lite';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { EmployerConduct } from '../employer-conduct/EmployerConduct.tsx';
import { BadgesView } from '../followers/BadgesView.tsx';
import { SimilarCompanies } from '../followers/SimilarCompanies.tsx';
import { Part } from '../shell/Part.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { CompanyFactsView } from './CompanyFactsView.tsx';
import { CompanyFactsSkeleton } from './CompanyFactsSkeleton.tsx';
import { CompanyHead } from './CompanyHead.tsx';
import { NoCompany } from './NoCompany.tsx';
import styles from './company.module.css';

/** The page of one company: what it is called, how it is rated, and the basic facts. */
export const CompanyScreen = observer(function CompanyScreen() {
  const { facts, isMissing } = useStore(CompanyStore);
  if (isMissing) return <NoCompany />;
  return (
    <div className={`wrap page ${styles.screen}`}>
      <CompanyHead tab="about" />
      <Part>
        <Await request={facts} meanwhile={<CompanyFactsSkeleton />}>
          {(known) => <CompanyFactsView company={known} />}
        </Await>
      </Part>
      <Part>
        <BadgesView />
        <EmployerConduct />
        <SimilarCompanies />
      </Part>
    </div>
  );
});
