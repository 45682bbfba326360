import { observer } from 'mobx-react-lite';
import { chosenFilters } from '#core/companies/chosen-filters.ts';
import { companySearchFromUrl, everyCompany } from '#core/companies/company-search.ts';
import { screens } from '#core/navigation/screens.ts';
import { CompaniesStore } from '#web/stores/companies/companies-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { useQueryForm } from '../fields/use-query-form.ts';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { SkeletonBars } from '../ui/SkeletonBars.tsx';
import { useWords } from '../words.tsx';
import { companiesUrl } from './companies-url.ts';
import { FilterGroups } from './FilterGroups.tsx';
import { NameField } from './NameField.tsx';
import { SkipToResults } from './SkipToResults.tsx';
import { useLookedUpFor } from './use-looked-up-for.ts';
import styles from './companies.module.css';

/** Everything the list can be narrowed by. */
export const CompanyFilterForm = observer(function CompanyFilterForm() {
  const words = useWords(companyWords);
  const { search, filters } = useStore(CompaniesStore);
  const page = useLookedUpFor();
  const { pick, onSubmit } = useQueryForm((query) => companiesUrl(companySearchFromUrl(query), { page }));
  return (
    <form action={screens.companies} role="search" className={styles.form} onSubmit={onSubmit}>
      <SkipToResults />
      {search.sort !== everyCompany.sort && <input type="hidden" name="sort" value={search.sort} />}
      {page && <input type="hidden" name="for" value={page} />}
      <NameField name={search.name} />
      <details className={styles.filters}>
        <summary className="btn wide">{words.list.filtersCount(chosenFilters(search, undefined).length)}</summary>
        <Await request={filters} meanwhile={<SkeletonBars lines={12} />}>
          {(known) => <FilterGroups filters={known} search={search} pick={pick} />}
        </Await>
      </details>
    </form>
  );
});
