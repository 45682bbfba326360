import { routes as company } from '#contract/generated/company.ts';
import { routes as communities } from '#contract/generated/feed/communities.ts';
import { Communities } from '#core/communities/communities.ts';
import { Companies } from '#core/companies/companies.ts';
import { screens } from '#core/navigation/screens.ts';
import { Search } from '#core/search/search.ts';
import { searchFromUrl } from '#core/search/search-url.ts';
import { httpCommunities } from '#web/adapters/communities/http-communities.ts';
import { httpCompanies } from '#web/adapters/companies/http-companies.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { SearchBoxStore } from '#web/stores/search/search-box-store.ts';
import { SearchPageStore } from '#web/stores/search/search-page-store.ts';
import { searchHead } from '#web/views/search/search-head.ts';
import type { Stores } from '#web/views/stores.tsx';
import { overHttp, store } from '../container/bind.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';
import { searchBoxBindings, searchBoxWords } from './search-box-bindings.ts';

export { SearchScreen as Screen } from '#web/views/search/SearchScreen.tsx';

export const words = searchBoxWords;

/** Chunk of both search routes, with and without names in the path. */
export const bindings = [
  ...searchBoxBindings,
  overHttp(Companies, httpCompanies, company),
  overHttp(Communities, httpCommunities, communities),
  store(SearchPageStore, [Search, Companies, Communities, SearchBoxStore]),
];

export const load = (stores: Stores, { params, query }: RouteMatch) =>
  stores.get(SearchPageStore).open(searchFromUrl([screens.search, params['*']].filter(Boolean).join('/'), query));

export const head = (stores: Stores) => searchHead(stores.get(SearchPageStore), stores.get(WordsStore));
