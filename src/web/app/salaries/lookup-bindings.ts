import { routes as dropdown } from '#contract/generated/dropdown.ts';
import { Clock } from '#core/clock.ts';
import { Companies } from '#core/companies/companies.ts';
import { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import { httpReferenceLists } from '#web/adapters/reference-lists/http-reference-lists.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { ListNamesStore } from '#web/stores/forms/list-names-store.ts';
import { PayLookup } from '#web/stores/salaries/pay-lookup.ts';
import { overHttp, store } from '../container/bind.ts';

/** Job and company lookup, in a separate file so that other pages do not load it. */
export const lookupBindings = [
  overHttp(ReferenceLists, httpReferenceLists, dropdown),
  store(ListNamesStore, [WordsStore]),
  store(PayLookup, [Companies, ReferenceLists, Clock, ListNamesStore]),
];
