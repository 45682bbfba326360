import { routes as company } from '#contract/generated/company.ts';
import { Companies } from '#core/companies/companies.ts';
import { searchFromUrl } from '#core/companies/company-search.ts';
import { httpCompanies } from '#web/adapters/companies/http-companies.ts';
import { CompaniesStore } from '#web/stores/companies/companies-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { companiesHead } from '#web/views/companies/companies-head.ts';
import type { Stores } from '#web/views/stores.tsx';
import { companyWords } from '#web/words/companies/company-words.ts';
import { ratingWords } from '#web/words/figures/rating-words.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';
import { overHttp, store } from '../container/bind.ts';

export { CompaniesScreen as Screen } from '#web/views/companies/CompaniesScreen.tsx';

export const words = [companyWords, ratingWords];

export const bindings = [overHttp(Companies, httpCompanies, company), store(CompaniesStore, [Companies])];

export const load = (stores: Stores, { query }: RouteMatch) => stores.get(CompaniesStore).show(searchFromUrl(query), query.get('cursor'));

export const head = (stores: Stores) => companiesHead(stores.get(CompaniesStore), stores.get(WordsStore));
