import { routes as administration } from '#contract/generated/administration.ts';
import { routes as company } from '#contract/generated/company.ts';
import { routes as desk } from '#contract/generated/desk.ts';
import { routes as dropdown } from '#contract/generated/dropdown.ts';
import { routes as support } from '#contract/generated/support.ts';
import { routes as system } from '#contract/generated/system.ts';
import { AdministeredCompanies } from '#core/administration/administered-companies.ts';
import { AdministeredTopics } from '#core/administration/administered-topics.ts';
import { AdministratorLog } from '#core/administration/administrator-log.ts';
import { TypedCompanies } from '#core/typed-companies/typed-companies.ts';
import { Clock } from '#core/clock.ts';
import { DeskClaims } from '#core/company-desk/desk-claims.ts';
import { Companies } from '#core/companies/companies.ts';
import { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import { Operators } from '#core/operator/operators.ts';
import { GrievanceDesk } from '#core/support/grievance-desk.ts';
import { WatchedWordList } from '#core/administration/watched-word-list.ts';
import { httpAdministeredCompanies } from '#web/adapters/administration/http-administered-companies.ts';
import { httpAdministeredTopics } from '#web/adapters/administration/http-administered-topics.ts';
import { httpAdministratorLog } from '#web/adapters/administration/http-administrator-log.ts';
import { httpTypedCompanies } from '#web/adapters/typed-companies/http-typed-companies.ts';
import { httpWatchedWordList } from '#web/adapters/administration/http-watched-word-list.ts';
import { httpDeskClaims } from '#web/adapters/company-desk/http-desk-claims.ts';
import { httpCompanies } from '#web/adapters/companies/http-companies.ts';
import { httpReferenceLists } from '#web/adapters/reference-lists/http-reference-lists.ts';
import { httpOperators } from '#web/adapters/operator/http-operators.ts';
import { httpGrievanceDesk } from '#web/adapters/support/http-grievance-desk.ts';
import { AdministrationStore } from '#web/stores/administration/administration-store.ts';
import { partNamed } from '#web/stores/administration/administration-part.ts';
import { CompanyEditorStore } from '#web/stores/administration/company-editor-store.ts';
import { GrievanceDeskStore } from '#web/stores/administration/grievance-desk-store.ts';
import { TypedCompaniesStore } from '#web/stores/administration/typed-companies-store.ts';
import { TopicsStore } from '#web/stores/administration/topics-store.ts';
import { WatchedWordsStore } from '#web/stores/administration/watched-words-store.ts';
import { DeskClaimsStore } from '#web/stores/company-desk/desk-claims-store.ts';
import { OperatorStore } from '#web/stores/operator/operator-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { ListNamesStore } from '#web/stores/forms/list-names-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { administrationHead } from '#web/views/administration/administration-head.ts';
import type { Stores } from '#web/views/stores.tsx';
import { administrationWords } from '#web/words/administration/administration-words.ts';
import { companyMergeWords } from '#web/words/administration/company-merge-words.ts';
import { typedCompaniesWords } from '#web/words/administration/typed-companies-words.ts';
import { deskWords } from '#web/words/company-desk/desk-words.ts';
import { grievanceDeskWords } from '#web/words/administration/grievance-desk-words.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { notFoundWords } from '#web/words/errors/not-found-words.ts';
import { overHttp, store } from '../container/bind.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';

export { AdministrationScreen as Screen } from '#web/views/administration/AdministrationScreen.tsx';

export const words = [administrationWords, companyMergeWords, typedCompaniesWords, grievanceDeskWords, deskWords, listWords, notFoundWords];

export const bindings = [
  overHttp(AdministeredTopics, httpAdministeredTopics, administration),
  overHttp(AdministeredCompanies, httpAdministeredCompanies, administration),
  overHttp(TypedCompanies, httpTypedCompanies, administration),
  overHttp(Companies, httpCompanies, company),
  overHttp(WatchedWordList, httpWatchedWordList, administration),
  overHttp(AdministratorLog, httpAdministratorLog, administration),
  overHttp(GrievanceDesk, httpGrievanceDesk, support),
  overHttp(Operators, httpOperators, system),
  store(OperatorStore, [Operators]),
  store(TopicsStore, [AdministeredTopics]),
  overHttp(ReferenceLists, httpReferenceLists, dropdown),
  store(ListNamesStore, [WordsStore]),
  store(CompanyEditorStore, [AdministeredCompanies, Companies, ReferenceLists, Clock, ListNamesStore]),
  store(TypedCompaniesStore, [TypedCompanies, AdministeredCompanies, ReferenceLists, Clock, ListNamesStore]),
  store(WatchedWordsStore, [WatchedWordList]),
  overHttp(DeskClaims, httpDeskClaims, desk),
  store(DeskClaimsStore, [DeskClaims]),
  store(GrievanceDeskStore, [GrievanceDesk, Clock]),
  store(AdministrationStore, [
    AdministratorLog,
    SessionStore,
    OperatorStore,
    TopicsStore,
    CompanyEditorStore,
    TypedCompaniesStore,
    WatchedWordsStore,
    GrievanceDeskStore,
    DeskClaimsStore,
  ]),
];

export const load = (stores: Stores, { query }: RouteMatch) => stores.get(AdministrationStore).show(partNamed(query.get('part')));

export const head = (stores: Stores) => administrationHead(stores.get(AdministrationStore), stores.get(WordsStore));
