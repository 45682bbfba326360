import { routes as dropdown } from '#contract/generated/dropdown.ts';
import { Clock } from '#core/clock.ts';
import { Companies } from '#core/companies/companies.ts';
import { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import { httpReferenceLists } from '#web/adapters/reference-lists/http-reference-lists.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { ListNamesStore } from '#web/stores/forms/list-names-store.ts';
import { PayLookup } from '#web/stores/salaries/pay-lookup.ts';
import { overHttp, store } from '../container/bind.ts';

/** The search for a job or a company; in its own file, so that pages without it do not bring it along. */
export const lookupBindings = [
  overHttp(ReferenceLists, httpReferenceLists, dropdown),
  store(ListNamesStore, [WordsStore]),
  store(PayLookup, [Companies, ReferenceLists, Clock, ListNamesStore]),
];
