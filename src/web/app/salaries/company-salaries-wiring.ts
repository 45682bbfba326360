import { Companies } from '#core/companies/companies.ts';
import { companyPaySearchFromUrl } from '#core/salaries/pay-search.ts';
import { Salaries } from '#core/salaries/salaries.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { NarrowedCityStore } from '#web/stores/reference-lists/narrowed-city-store.ts';
import { CompanySalariesStore } from '#web/stores/salaries/company-salaries-store.ts';
import { companySalariesHead } from '#web/views/salaries/salary-heads.ts';
import { tabOnUse } from '#web/views/companies/tab-on-use.ts';
import type { Stores } from '#web/views/stores.tsx';
import { companyWords } from '#web/words/companies/company-words.ts';
import { ratingWords } from '#web/words/figures/rating-words.ts';
import { notedVisit } from '../browsing-history/noted-visit.ts';
import { loadCompanyPage } from '../companies/company-page.ts';
import { store } from '../container/bind.ts';
import { followBindings } from '../followers/follow-bindings.ts';
import { onUse } from '../navigation/on-use.ts';
import { narrowedToCity, placeBindings, placeSentences } from '../reference-lists/narrowed-to-city.ts';
import { payBindings, paySentences } from './pay-parts.ts';

export const shared = followBindings;

export const words = [...paySentences, ...placeSentences, companyWords, ratingWords];

export const over = [notedVisit];

export const bindings = [...payBindings, ...placeBindings, store(CompanyStore, [Companies]), store(CompanySalariesStore, [Salaries])];

/** Anyone can read what is paid, and follow its ways, before its code is here. */
export const below = onUse({
  chunk: 'salaries-below',
  words: [],
  load: () => import(/* webpackChunkName: "salaries-below" */ './company-salaries-below-wiring.ts'),
});

const loadAll = loadCompanyPage('salaries', (stores, urlName, { query }) => stores.get(CompanySalariesStore).show(urlName, companyPaySearchFromUrl(query)));

const headOf = (stores: Stores) =>
  companySalariesHead(stores.get(CompanyStore), stores.get(CompanySalariesStore), stores.get(NarrowedCityStore).name, stores.get(WordsStore));

export const { Screen, load, head } = narrowedToCity('companySalaries', { Screen: tabOnUse('salaries'), load: loadAll, head: headOf });
