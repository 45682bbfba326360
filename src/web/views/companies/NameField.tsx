import { longestCompanySearch } from '#core/companies/company-search.ts';
import { observer } from 'mobx-react-lite';
import { companyWords } from '#web/words/companies/company-words.ts';
import { useAskedText } from '../fields/use-asked-text.ts';
import { SearchIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';
import styles from './companies.module.css';

export const companyNameField = 'company-name';

export const NameField = observer(function NameField({ name }: { readonly name: string }) {
  const words = useWords(companyWords);
  const input = useAskedText(name);
  return (
    <div className={styles.name}>
      <div className="field">
        <label htmlFor={companyNameField}>{words.list.name}</label>
        <div className="combo">
          <SearchIcon />
          <input
            ref={input}
            id={companyNameField}
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
