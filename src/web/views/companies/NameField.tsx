import { longestCompanySearch } from '#core/companies/company-search.ts';
import { observer } from 'mobx-react-lite';
import { companyWords } from '#web/words/companies/company-words.ts';
import { SearchIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';
import styles from './companies.module.css';

/** Looks for a part of a company's name. */
export const NameField = observer(function NameField({ name }: { readonly name: string }) {
  const words = useWords(companyWords);
  return (
    <div className={styles.name}>
      <div className="field">
        <label htmlFor="company-name">{words.list.name}</label>
        <div className="combo">
          <SearchIcon />
          <input
            id="company-name"
            className="input"
            type="search"
            name="name"
            defaultValue={name}
            placeholder={words.list.namePlaceholder}
            maxLength={longestCompanySearch}
            autoComplete="off"
            enterKeyHint="search"
          />
        </div>
      </div>
      <button type="submit" className="btn">
        {words.list.find}
      </button>
    </div>
  );
});
