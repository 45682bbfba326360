import { observer } from 'mobx-react-lite';
import { Link } from '../ui/Link.tsx';
import { chosenFilters, type ChosenFilter } from '#core/companies/chosen-filters.ts';
import { everyCompany } from '#core/companies/company-search.ts';
import { CompaniesStore } from '#web/stores/companies/companies-store.ts';
import type { CompanyWords } from '#web/words/companies/en.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { useStore } from '../stores.tsx';
import { CloseIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';
import { companiesUrl } from './companies-url.ts';

/** The active filters; each can be removed by itself, or all at once. */
export const ChosenFilters = observer(function ChosenFilters() {
  const words = useWords(companyWords);
  const { search, filters } = useStore(CompaniesStore);
  const chosen = chosenFilters(search, filters.value);
  if (chosen.length === 0) return null;
  return (
    <nav aria-label={words.list.chosen} className="row">
      {chosen.map((filter) => {
        const label = labelOf(filter, words);
        return (
          <Link
            key={filter.kind + filter.value}
            to={companiesUrl(filter.without)}
            preventScrollReset
            className="chip on"
            aria-label={words.list.without(label)}
          >
            {label}
            <CloseIcon small />
          </Link>
        );
      })}
      <Link to={companiesUrl({ ...everyCompany, sort: search.sort })} preventScrollReset className="go">
        {words.list.clear}
      </Link>
    </nav>
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
