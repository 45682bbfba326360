import { jobPaySearchFromUrl } from '#core/salaries/pay-search.ts';
import { Salaries } from '#core/salaries/salaries.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { PayLookup } from '#web/stores/salaries/pay-lookup.ts';
import { HeadlineStore } from '#web/stores/home/headline-store.ts';
import { SalaryHubStore } from '#web/stores/salaries/salary-hub-store.ts';
import { salaryHubHead } from '#web/views/salaries/salary-heads.ts';
import type { Stores } from '#web/views/stores.tsx';
import { store } from '../container/bind.ts';
import { headlineBindings } from '../home/headline-bindings.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';
import { lookupBindings } from './lookup-bindings.ts';
import { payBindings, paySentences } from './pay-parts.ts';

export { SalariesScreen as Screen } from '#web/views/salaries/SalariesScreen.tsx';

export const words = paySentences;

export const bindings = [...payBindings, ...lookupBindings, ...headlineBindings, store(SalaryHubStore, [Salaries, PayLookup])];

export const load = async (stores: Stores, { query }: RouteMatch) => {
  const { city, experience } = jobPaySearchFromUrl(query);
  await Promise.all([stores.get(SalaryHubStore).show({ city, experience }, query.get('job')), stores.get(HeadlineStore).open()]);
};

export const head = (stores: Stores) => salaryHubHead(stores.get(SalaryHubStore), stores.get(WordsStore));
