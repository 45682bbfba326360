import { screens } from '#core/navigation/screens.ts';
import { queryOf } from '#core/companies/company-search.ts';
import type { CompaniesStore } from '#web/stores/companies/companies-store.ts';
import type { Words } from '#web/words/en.ts';
import type { Head } from '../head.ts';

/** What the list of companies is called; its canonical address holds the search and nothing else. */
export function companiesHead({ search }: CompaniesStore, words: Words): Head {
  const query = queryOf(search)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&');
  return {
    title: words.shell.titled(words.companies.title),
    description: words.companies.description,
    canonical: query ? `${screens.companies}?${query}` : screens.companies,
    status: 200,
  };
}
