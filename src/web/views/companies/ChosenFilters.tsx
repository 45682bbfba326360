import { observer } from 'mobx-react-lite';
import { chosenFilters, type ChosenFilter } from '#core/companies/chosen-filters.ts';
import { everyCompany } from '#core/companies/company-search.ts';
import { CompaniesStore } from '#web/stores/companies/companies-store.ts';
import type { CompanyWords } from '#web/words/en/companies/words.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { useStore } from '../stores.tsx';
import { ChosenChips } from '../ui/ChosenChips.tsx';
import { useWords } from '../words.tsx';
import { companiesUrl } from './companies-url.ts';
import { companyNameField } from './NameField.tsx';
import { useLookedUpFor } from './use-looked-up-for.ts';

/** Active filters, removable one by one or together. */
export const ChosenFilters = observer(function ChosenFilters() {
  const words = useWords(companyWords);
  const { search, filters } = useStore(CompaniesStore);
  const page = useLookedUpFor();
  const chosen = chosenFilters(search, filters.value);
  return (
    <ChosenChips
      words={words.list}
      chips={chosen.map((filter) => ({ label: labelOf(filter, words), without: companiesUrl(filter.without, { page }) }))}
      clear={{ label: words.list.clear, to: companiesUrl({ ...everyCompany, sort: search.sort }, { page }) }}
      afterLast={() => document.getElementById(companyNameField)}
    />
  );
});

function labelOf(filter: ChosenFilter, { list, listed }: CompanyWords): string {
  switch (filter.kind) {
    case 'name':
      return list.named(filter.label);
    case 'size':
      return list.sizes[filter.value];
    case 'rating':
      return list.ratingFloor(filter.value);
    default:
      return listed(filter.label);
  }
}
