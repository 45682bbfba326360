import { observer } from 'mobx-react-lite';
import { screens } from '#core/navigation/screens.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { useWords } from '../words.tsx';
import styles from './company.module.css';

/** The page of a company that there is not. */
export const NoCompany = observer(function NoCompany() {
  const { page } = useWords(companyWords);
  return (
    <div className={`wrap page ${styles.screen}`}>
      <EmptyState title={page.missing} level={1}>
        <p>{page.missingBecause}</p>
        <Link to={screens.companies} className="btn">
          {page.toList}
        </Link>
      </EmptyState>
    </div>
  );
});
