import { observer } from 'mobx-react-lite';
import { companySorts } from '#core/companies/company-search.ts';
import { CompaniesStore } from '#web/stores/companies/companies-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { useStore } from '../stores.tsx';
import { LinkChips } from '../ui/LinkChips.tsx';
import { useWords } from '../words.tsx';
import { companiesUrl } from './companies-url.ts';
import { useLookedUpFor } from './use-looked-up-for.ts';

export const SortChoice = observer(function SortChoice() {
  const { list } = useWords(companyWords);
  const { search } = useStore(CompaniesStore);
  const page = useLookedUpFor();
  return (
    <LinkChips
      label={list.sort}
      chips={companySorts.map((sort) => ({ label: list.sorts[sort], to: companiesUrl({ ...search, sort }, { page }), isCurrent: sort === search.sort }))}
    />
  );
});
