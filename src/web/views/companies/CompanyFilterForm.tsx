import { observer } from 'mobx-react-lite';
import { chosenFilters } from '#core/companies/chosen-filters.ts';
import { companySearchFromUrl } from '#core/companies/company-search.ts';
import { screens } from '#core/navigation/screens.ts';
import { CompaniesStore } from '#web/stores/companies/companies-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { useNavigate } from '../router.ts';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { SkeletonBars } from '../ui/SkeletonBars.tsx';
import { useWords } from '../words.tsx';
import { companiesUrl } from './companies-url.ts';
import { FilterGroups } from './FilterGroups.tsx';
import { NameField } from './NameField.tsx';
import { useLookedUpFor } from './use-looked-up-for.ts';
import styles from './companies.module.css';

/** Everything the list can be narrowed by. A plain form: it works without a script, and with one every choice applies at once. */
export const CompanyFilterForm = observer(function CompanyFilterForm() {
  const words = useWords(companyWords);
  const { search, filters } = useStore(CompaniesStore);
  const page = useLookedUpFor();
  const navigate = useNavigate();
  const apply = (form: HTMLFormElement) => {
    const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    void navigate(companiesUrl(companySearchFromUrl(entries), { page }), { preventScrollReset: true });
  };
  return (
    <form
      action={screens.companies}
      role="search"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        apply(event.currentTarget);
      }}
    >
      {search.sort !== 'popularity' && <input type="hidden" name="sort" value={search.sort} />}
      {page && <input type="hidden" name="for" value={page} />}
      <NameField key={search.name} name={search.name} />
      <details className={styles.filters}>
        <summary className="btn wide">{words.list.filtersCount(chosenFilters(search, undefined).length)}</summary>
        <Await request={filters} meanwhile={<SkeletonBars lines={12} />}>
          {(known) => <FilterGroups filters={known} search={search} pick={apply} />}
        </Await>
      </details>
    </form>
  );
});
