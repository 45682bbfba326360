import { observer } from 'mobx-react-lite';
import { companyPagePath, type CompanyPage } from '#core/companies/company-page.ts';
import { everyCompany } from '#core/companies/company-search.ts';
import { screens } from '#core/navigation/screens.ts';
import type { SuggestionStore } from '#web/stores/forms/suggestion-store.ts';
import { Combobox } from '../fields/Combobox.tsx';
import { SearchField } from '../fields/SearchField.tsx';
import { useNavigate } from '../router.ts';
import { companiesUrl } from './companies-url.ts';

interface CompanyLookupProps {
  readonly store: SuggestionStore;
  readonly label: string;
  readonly placeholder: string;
  readonly page: CompanyPage;
}

/** Leads to a company's page by suggestion or search, or to the list without script. */
export const CompanyLookup = observer(function CompanyLookup({ store, label, placeholder, page }: CompanyLookupProps) {
  const navigate = useNavigate();
  const search = async () => {
    const typed = store.text.trim();
    const meant = await store.take();
    void navigate(meant ? companyPagePath(page, meant.id) : companiesUrl({ ...everyCompany, name: typed }, { page }));
  };
  return (
    <div className="field">
      <span className="lab" aria-hidden="true">
        {label}
      </span>
      <SearchField action={screens.companies} name="name" label={label} onSearch={() => void search()}>
        <input type="hidden" name="for" value={page} />
        <Combobox
          store={store}
          name="name"
          aria-label={label}
          placeholder={placeholder}
          enterKeyHint="search"
          onChoose={({ id }) => void navigate(companyPagePath(page, id))}
        />
      </SearchField>
    </div>
  );
});
