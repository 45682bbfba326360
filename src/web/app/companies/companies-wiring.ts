import { routes as aggregation } from '#contract/generated/aggregation.ts';
import { routes as company } from '#contract/generated/company.ts';
import { BrowsingHistories } from '#core/browsing-history/browsing-histories.ts';
import { Companies } from '#core/companies/companies.ts';
import { companySearchFromUrl } from '#core/companies/company-search.ts';
import { httpBrowsingHistories } from '#web/adapters/browsing-history/http-browsing-histories.ts';
import { httpCompanies } from '#web/adapters/companies/http-companies.ts';
import { BrowsingHistoryStore } from '#web/stores/browsing-history/browsing-history-store.ts';
import { CompaniesStore } from '#web/stores/companies/companies-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { NameAnswersStore } from '#web/stores/search/name-answers-store.ts';
import { companiesHead } from '#web/views/companies/companies-head.ts';
import type { Stores } from '#web/views/stores.tsx';
import { browsingHistoryWords } from '#web/words/browsing-history/browsing-history-words.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { ratingWords } from '#web/words/figures/rating-words.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';
import { overHttp, store } from '../container/bind.ts';
import { nameAnswersBindings, searchBoxWords } from '../search/search-box-bindings.ts';

export { CompaniesScreen as Screen } from '#web/views/companies/CompaniesScreen.tsx';

export const words = [companyWords, ratingWords, browsingHistoryWords, ...searchBoxWords];

export const bindings = [
  overHttp(Companies, httpCompanies, company),
  store(CompaniesStore, [Companies]),
  overHttp(BrowsingHistories, httpBrowsingHistories, aggregation),
  store(BrowsingHistoryStore, [BrowsingHistories]),
  ...nameAnswersBindings,
];

/** Counts companies coming into sight, loaded after the list. */
export const over = [
  {
    isWanted: (stores: Stores) => stores.get(CompaniesStore).pages.items.length > 0,
    load: () => import(/* webpackChunkName: "visits" */ '../impressions/impressions-wiring.ts'),
    isQuiet: true,
  },
];

/** Loads the list, or pages that match where no company does. */
export const load = async (stores: Stores, { query }: RouteMatch) => {
  const search = companySearchFromUrl(query);
  const companies = stores.get(CompaniesStore);
  await companies.show(search, query.get('cursor'));
  await stores.get(NameAnswersStore).show(search.name, companies.count !== 0);
};

export const head = (stores: Stores) => companiesHead(stores.get(CompaniesStore), stores.get(WordsStore));
