import { jobPaySearchFromUrl } from '#core/salaries/pay-search.ts';
import { Salaries } from '#core/salaries/salaries.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { PayLookup } from '#web/stores/salaries/pay-lookup.ts';
import { HeadlineStore } from '#web/stores/home/headline-store.ts';
import { NarrowedCityStore } from '#web/stores/reference-lists/narrowed-city-store.ts';
import { SalaryHubStore } from '#web/stores/salaries/salary-hub-store.ts';
import { salaryHubHead } from '#web/views/salaries/salary-heads.ts';
import { SalariesScreen } from '#web/views/salaries/SalariesScreen.tsx';
import type { Stores } from '#web/views/stores.tsx';
import { store } from '../container/bind.ts';
import { headlineBindings } from '../home/headline-bindings.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';
import { cityBindings, narrowedToCity, placeSentences } from '../reference-lists/narrowed-to-city.ts';
import { lookupBindings } from './lookup-bindings.ts';
import { payBindings, paySentences } from './pay-parts.ts';

export const words = [...paySentences, ...placeSentences];

export const bindings = [...payBindings, ...lookupBindings, ...cityBindings, ...headlineBindings, store(SalaryHubStore, [Salaries, PayLookup])];

const loadAll = async (stores: Stores, { query }: RouteMatch) => {
  const { city, experience } = jobPaySearchFromUrl(query);
  await Promise.all([stores.get(SalaryHubStore).show({ city, experience }, query.get('job')), stores.get(HeadlineStore).open()]);
};

const headOf = (stores: Stores) => salaryHubHead(stores.get(SalaryHubStore), stores.get(NarrowedCityStore).name, stores.get(WordsStore));

export const { Screen, load, head } = narrowedToCity('salaries', { Screen: SalariesScreen, load: loadAll, head: headOf });
