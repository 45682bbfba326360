import { routes as dropdown } from '#contract/generated/dropdown.ts';
import { routes as salary } from '#contract/generated/salary.ts';
import { Clock } from '#core/clock.ts';
import { Drawings } from '#core/device/drawings.ts';
import { screens } from '#core/navigation/screens.ts';
import { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import { jobPaySearchFromUrl } from '#core/salaries/pay-search.ts';
import { Salaries } from '#core/salaries/salaries.ts';
import { BrowserDrawings } from '#web/adapters/device/browser-drawings.ts';
import { httpReferenceLists } from '#web/adapters/reference-lists/http-reference-lists.ts';
import { httpSalaries } from '#web/adapters/salaries/http-salaries.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { ListNamesStore } from '#web/stores/forms/list-names-store.ts';
import { FairPictureStore } from '#web/stores/paid-fairly/fair-picture-store.ts';
import { PaidFairlyStore } from '#web/stores/paid-fairly/paid-fairly-store.ts';
import type { Stores } from '#web/views/stores.tsx';
import { calculatorWords } from '#web/words/calculators/calculator-words.ts';
import { confidenceWords } from '#web/words/figures/confidence-words.ts';
import { paidFairlyWords } from '#web/words/paid-fairly/paid-fairly-words.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { payFigureWords } from '#web/words/salaries/pay-figure-words.ts';
import { onDevice, overHttp, store } from '../container/bind.ts';
import { formHead } from '../contributions/form-head.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';
import { payPerBindings } from '../salaries/pay-per-bindings.ts';

export { PaidFairlyScreen as Screen } from '#web/views/paid-fairly/PaidFairlyScreen.tsx';

export const words = [paidFairlyWords, calculatorWords, listWords, confidenceWords, payFigureWords];

export const bindings = [
  ...payPerBindings,
  overHttp(Salaries, httpSalaries, salary),
  overHttp(ReferenceLists, httpReferenceLists, dropdown),
  onDevice(Drawings, BrowserDrawings),
  store(ListNamesStore, [WordsStore]),
  store(PaidFairlyStore, [Salaries, ReferenceLists, Clock, ListNamesStore]),
  store(FairPictureStore, [Drawings, ToastStore]),
];

/** Prefills values from the URL, while campaign tags change nothing. */
export const load = (stores: Stores, { query }: RouteMatch) => {
  const { city, experience } = jobPaySearchFromUrl(query);
  return stores.get(PaidFairlyStore).show({ job: query.get('job'), city, experience });
};

export const head = formHead(paidFairlyWords, screens.paidFairly);
