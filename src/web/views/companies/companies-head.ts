import { overviewPath, screens } from '#core/navigation/screens.ts';
import { queryOf } from '#core/companies/company-search.ts';
import type { CompaniesStore } from '#web/stores/companies/companies-store.ts';
import type { WordsStore } from '#web/stores/app/words-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { pageList } from '../content/list-for-search.ts';
import type { Head } from '../head.ts';

export function companiesHead({ search, pages }: CompaniesStore, words: WordsStore): Head {
  const { list } = words.of(companyWords);
  const query = queryOf(search)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&');
  return {
    title: words.titled(list.title),
    description: list.description,
    canonical: query ? `${screens.companies}?${query}` : screens.companies,
    status: 200,
    structured: pageList(
      list.title,
      pages.items.map(({ name, urlName }) => [name, overviewPath(urlName)]),
    ),
  };
}
