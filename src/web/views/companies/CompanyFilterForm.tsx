import { observer } from 'mobx-react-lite';
import { chosenFilters } from '#core/companies/chosen-filters.ts';
import { companySearchFromUrl, everyCompany } from '#core/companies/company-search.ts';
import { screens } from '#core/navigation/screens.ts';
import { CompaniesStore } from '#web/stores/companies/companies-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { useStore } from '../stores.tsx';
import { Await } from '../ui/Await.tsx';
import { SkeletonBars } from '../ui/SkeletonBars.tsx';
import { useWords } from '../words.tsx';
import { companiesUrl } from './companies-url.ts';
import { FilterForm } from './FilterForm.tsx';
import { FilterGroups } from './FilterGroups.tsx';
import { NameField } from './NameField.tsx';
import { useLookedUpFor } from './use-looked-up-for.ts';

/** Everything the list can be narrowed by. */
export const CompanyFilterForm = observer(function CompanyFilterForm() {
  const words = useWords(companyWords);
  const { search, filters } = useStore(CompaniesStore);
  const page = useLookedUpFor();
  return (
    <FilterForm
      action={screens.companies}
      role="search"
      summary={words.list.filtersCount(chosenFilters(search, undefined).length)}
      sort={search.sort === everyCompany.sort ? undefined : search.sort}
      urlOf={(query) => companiesUrl(companySearchFromUrl(query), { page })}
      above={
        <>
          {page && <input type="hidden" name="for" value={page} />}
          <NameField key={search.name} name={search.name} />
        </>
      }
    >
      {(pick) => (
        <Await request={filters} meanwhile={<SkeletonBars lines={12} />}>
          {(known) => <FilterGroups filters={known} search={search} pick={pick} />}
        </Await>
      )}
    </FilterForm>
  );
});
