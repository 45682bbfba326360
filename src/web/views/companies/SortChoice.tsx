import { observer } from 'mobx-react-lite';
import { Link } from '../ui/Link.tsx';
import { companySorts } from '#core/companies/company-search.ts';
import { CompaniesStore } from '#web/stores/companies/companies-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { useStore } from '../stores.tsx';
import { useWords } from '../words.tsx';
import { companiesUrl } from './companies-url.ts';

/** The sort control: links, so that each order has a URL. */
export const SortChoice = observer(function SortChoice() {
  const words = useWords(companyWords);
  const { search } = useStore(CompaniesStore);
  return (
    <nav aria-label={words.list.sort} className="row">
      {companySorts.map((sort) => (
        <Link
          key={sort}
          to={companiesUrl({ ...search, sort })}
          preventScrollReset
          className={sort === search.sort ? 'chip on' : 'chip'}
          aria-current={sort === search.sort || undefined}
        >
          {words.list.sorts[sort]}
        </Link>
      ))}
    </nav>
  );
});
