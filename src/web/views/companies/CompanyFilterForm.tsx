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

export const CompanyFilterForm = observer(function CompanyFilterForm() {
  const words = useWords(companyWords);
  const store = useStore(CompaniesStore);
  const { search, filters, count } = store;
  const { name, sort } = search;
  const page = useLookedUpFor();
  const chosen = chosenFilters({ ...search, name: '' }, undefined).length;
  return (
    <FilterForm
      action={screens.companies}
      role="search"
      summary={words.list.filtersCount(chosen)}
      show={words.list.show(count === undefined ? store.found : { count, isMore: false })}
      whole={chosen > 0 ? companiesUrl({ ...everyCompany, name, sort }, { page }) : undefined}
      kept={[
        ['sort', sort === everyCompany.sort ? null : sort],
        ['for', page],
      ]}
      field={{ input: <NameField name={name} />, pair: ['name', name] }}
      urlOf={(query) => companiesUrl(companySearchFromUrl(query), { page })}
    >
      {(pick) => (
        <Await request={filters} meanwhile={<SkeletonBars lines={12} />}>
          {(known) => <FilterGroups filters={known} search={search} pick={pick} />}
        </Await>
      )}
    </FilterForm>
  );
});
