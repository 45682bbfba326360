import { observer } from 'mobx-react-lite';
import { CompaniesStore } from '#web/stores/companies/companies-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { LookedAtLately } from '../browsing-history/LookedAtLately.tsx';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { ChosenFilters } from './ChosenFilters.tsx';
import { CompanyFilterForm } from './CompanyFilterForm.tsx';
import { CompanyList } from './CompanyList.tsx';
import { SortChoice } from './SortChoice.tsx';
import styles from './companies.module.css';

/** Companies by URL. */
export const CompaniesScreen = observer(function CompaniesScreen() {
  const words = useWords(companyWords);
  const { count } = useStore(CompaniesStore);
  return (
    <div className={`wrap page ${styles.screen}`}>
      <header className={styles.title}>
        <h1>{words.list.heading}</h1>
        <p className="muted">{count === undefined ? null : words.list.count(count)}</p>
        <ErrorBoundary>
          <LookedAtLately />
        </ErrorBoundary>
      </header>
      <ErrorBoundary>
        <CompanyFilterForm />
      </ErrorBoundary>
      <div className={styles.found}>
        <ErrorBoundary>
          <ChosenFilters />
        </ErrorBoundary>
        <SortChoice />
        <ErrorBoundary>
          <CompanyList />
        </ErrorBoundary>
      </div>
    </div>
  );
});
