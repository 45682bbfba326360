import { routes as company } from '#contract/generated/company.ts';
import { Companies } from '#core/companies/companies.ts';
import { httpCompanies } from '#web/adapters/companies/http-companies.ts';
import { HomeStore } from '#web/stores/home/home-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { homeHead } from '#web/views/home/home-head.ts';
import type { Stores } from '#web/views/stores.tsx';
import { companyWords } from '#web/words/companies/company-words.ts';
import { ratingWords } from '#web/words/figures/rating-words.ts';
import { homeWords } from '#web/words/home/home-words.ts';
import { overHttp, store } from '../container/bind.ts';
import { searchBoxBindings, searchBoxWords } from '../search/search-box-bindings.ts';

export { HomeScreen as Screen } from '#web/views/home/HomeScreen.tsx';

export const words = [homeWords, companyWords, ratingWords, ...searchBoxWords];

export const bindings = [...searchBoxBindings, overHttp(Companies, httpCompanies, company), store(HomeStore, [Companies])];

export const load = (stores: Stores) => stores.get(HomeStore).open();

export const head = (stores: Stores) => homeHead(stores.get(WordsStore));
