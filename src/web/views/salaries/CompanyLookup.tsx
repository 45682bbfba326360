import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router';
import { salariesPath, screens } from '#core/navigation/screens.ts';
import { PayLookup } from '#web/stores/salaries/pay-lookup.ts';
import { payWords } from '#web/words/salaries/pay-words.ts';
import { Combobox } from '../fields/Combobox.tsx';
import { SearchField } from '../fields/SearchField.tsx';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import styles from './salaries.module.css';

/** The way to what a company pays: a suggestion leads there, and a search to the list of companies. */
export const CompanyLookup = observer(function CompanyLookup() {
  const { hub: words } = useWords(payWords);
  const { company } = useStore(PayLookup);
  const navigate = useNavigate();
  return (
    <div className={styles['choice']}>
      <span className="lab" aria-hidden="true">
        {words.company}
      </span>
      <SearchField action={screens.companies} name="name" label={words.company}>
        <Combobox
          store={company}
          name="name"
          aria-label={words.company}
          placeholder={words.companyPlaceholder}
          enterKeyHint="search"
          onChoose={({ id }) => void navigate(salariesPath(id))}
        />
      </SearchField>
    </div>
  );
});
