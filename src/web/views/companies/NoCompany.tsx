import { observer } from 'mobx-react-lite';
import { screens } from '#core/navigation/screens.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { SearchField } from '../fields/SearchField.tsx';
import { useStore } from '../stores.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useWords } from '../words.tsx';
import styles from './company.module.css';

/** Missing company, with a search for the first word of its URL. */
export const NoCompany = observer(function NoCompany() {
  const { page, list } = useWords(companyWords);
  const [word = ''] = useStore(CompanyStore).urlName.split('-');
  return (
    <div className={`wrap page stack g5 ${styles.screen}`}>
      <EmptyState title={page.missing} level={1} because={page.missingBecause} link={{ label: page.toList, to: screens.companies }}>
        <SearchField action={screens.companies} name="name" label={list.name} placeholder={list.namePlaceholder} defaultValue={word} />
      </EmptyState>
    </div>
  );
});
