import { observer } from 'mobx-react-lite';
import { screens } from '#core/navigation/screens.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { Part } from '../shell/Part.tsx';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import { CompanyFactsView } from './CompanyFactsView.tsx';
import { CompanyFactsSkeleton } from './CompanyFactsSkeleton.tsx';
import { CompanyHead } from './CompanyHead.tsx';
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
    </div>
  );
});

const NoCompany = observer(function NoCompany() {
  const words = useWords(companyWords);
  return (
    <div className={`wrap page ${styles.screen}`}>
      <EmptyState title={words.page.missing} level={1}>
        <p>{words.page.missingBecause}</p>
        <Link to={screens.companies} className="btn">
          {words.page.toList}
        </Link>
      </EmptyState>
    </div>
  );
});
