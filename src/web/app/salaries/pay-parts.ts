import { routes as company } from '#contract/generated/company.ts';
import { routes as dropdown } from '#contract/generated/dropdown.ts';
import { routes as salary } from '#contract/generated/salary.ts';
import { Clock } from '#core/clock.ts';
import { Companies } from '#core/companies/companies.ts';
import { UserStorage } from '#core/device/user-storage.ts';
import { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import { Salaries } from '#core/salaries/salaries.ts';
import { httpCompanies } from '#web/adapters/companies/http-companies.ts';
import { httpReferenceLists } from '#web/adapters/reference-lists/http-reference-lists.ts';
import { httpSalaries } from '#web/adapters/salaries/http-salaries.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { Drafts } from '#web/stores/forms/drafts.ts';
import { ListNamesStore } from '#web/stores/forms/list-names-store.ts';
import { ComparedSalariesStore } from '#web/stores/salaries/compared-salaries-store.ts';
import { PayLookup } from '#web/stores/salaries/pay-lookup.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { confidenceWords } from '#web/words/figures/confidence-words.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { payFigureWords } from '#web/words/salaries/pay-figure-words.ts';
import { payWords } from '#web/words/salaries/pay-words.ts';
import { overHttp, store } from '../container/bind.ts';

/** The sentences of every page that shows pay. */
export const paySentences = [payWords, payFigureWords, confidenceWords, listWords];

/** What every page that shows pay asks. */
export const payBindings = [overHttp(Salaries, httpSalaries, salary), overHttp(Companies, httpCompanies, company)];

/** The jobs that this device compares. */
export const comparedBindings = [store(Drafts, [UserStorage, Clock]), store(ComparedSalariesStore, [Drafts, SessionStore])];

/** The search for a job or a company. */
export const lookupBindings = [
  overHttp(ReferenceLists, httpReferenceLists, dropdown),
  store(ListNamesStore, [WordsStore]),
  store(PayLookup, [Companies, ReferenceLists, Clock, ListNamesStore]),
];
