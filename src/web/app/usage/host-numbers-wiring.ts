import { routes as administration } from '#contract/generated/administration.ts';
import { routes as dropdown } from '#contract/generated/dropdown.ts';
import { routes as support } from '#contract/generated/support.ts';
import { AdministeredCompanies } from '#core/administration/administered-companies.ts';
import { Clock } from '#core/clock.ts';
import { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import { GrievanceDesk } from '#core/support/grievance-desk.ts';
import { TypedCompanies } from '#core/typed-companies/typed-companies.ts';
import { HostNumbersReader } from '#core/usage/host-numbers.ts';
import { httpAdministeredCompanies } from '#web/adapters/administration/http-administered-companies.ts';
import { httpReferenceLists } from '#web/adapters/reference-lists/http-reference-lists.ts';
import { httpGrievanceDesk } from '#web/adapters/support/http-grievance-desk.ts';
import { httpTypedCompanies } from '#web/adapters/typed-companies/http-typed-companies.ts';
import { httpHostNumbersReader } from '#web/adapters/usage/http-host-numbers-reader.ts';
import { GrievanceDeskStore } from '#web/stores/administration/grievance-desk-store.ts';
import { TypedCompaniesStore } from '#web/stores/administration/typed-companies-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { ListNamesStore } from '#web/stores/forms/list-names-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { HostNumbersStore, spanNamed } from '#web/stores/usage/host-numbers-store.ts';
import { hostNumbersHead } from '#web/views/usage/host-numbers-head.ts';
import type { Stores } from '#web/views/stores.tsx';
import { administrationWords } from '#web/words/administration/administration-words.ts';
import { notFoundWords } from '#web/words/errors/not-found-words.ts';
import { hostNumberWords } from '#web/words/usage/host-number-words.ts';
import { overHttp, store } from '../container/bind.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';

export { HostNumbersScreen as Screen } from '#web/views/usage/HostNumbersScreen.tsx';

export const words = [hostNumberWords, administrationWords, notFoundWords];

export const bindings = [
  overHttp(HostNumbersReader, httpHostNumbersReader, administration),
  overHttp(TypedCompanies, httpTypedCompanies, administration),
  overHttp(AdministeredCompanies, httpAdministeredCompanies, administration),
  overHttp(ReferenceLists, httpReferenceLists, dropdown),
  overHttp(GrievanceDesk, httpGrievanceDesk, support),
  store(ListNamesStore, [WordsStore]),
  store(TypedCompaniesStore, [TypedCompanies, AdministeredCompanies, ReferenceLists, Clock, ListNamesStore]),
  store(GrievanceDeskStore, [GrievanceDesk, Clock]),
  store(HostNumbersStore, [HostNumbersReader, SessionStore]),
];

/** Numbers, and what waits in the other tabs. */
export const load = async (stores: Stores, { query }: RouteMatch) => {
  const numbers = stores.get(HostNumbersStore);
  const tabs = numbers.mayAdminister ? [stores.get(TypedCompaniesStore), stores.get(GrievanceDeskStore)] : [];
  await Promise.all([numbers.open(spanNamed(query.get('days'))), ...tabs.map((tab) => tab.openOnce())]);
};

export const head = (stores: Stores) => hostNumbersHead(stores.get(HostNumbersStore), stores.get(WordsStore));
