import { ContainerModule } from 'inversify';
import { routes as company } from '#contract/generated/company.ts';
import { routes as dropdown } from '#contract/generated/dropdown.ts';
import { routes as salary } from '#contract/generated/salary.ts';
import { Clock } from '#core/clock.ts';
import { Companies } from '#core/companies/companies.ts';
import { Clipboards } from '#core/device/clipboards.ts';
import { UserStorage } from '#core/device/user-storage.ts';
import { screens } from '#core/navigation/screens.ts';
import { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import { ContributedSalaries } from '#core/salaries/contributed-salaries.ts';
import { Salaries } from '#core/salaries/salaries.ts';
import { salaryFormTarget } from '#core/salaries/salary-form-url.ts';
import { httpCompanies } from '#web/adapters/companies/http-companies.ts';
import { BrowserClipboards } from '#web/adapters/device/browser-clipboards.ts';
import { BrowserUserStorage } from '#web/adapters/device/browser-user-storage.ts';
import { Http } from '#web/adapters/http/http.ts';
import { asNobody } from '#web/adapters/persona-keys/signing.ts';
import { httpReferenceLists } from '#web/adapters/reference-lists/http-reference-lists.ts';
import { httpSalaries } from '#web/adapters/salaries/http-salaries.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { CopyStore } from '#web/stores/forms/copy-store.ts';
import { Drafts } from '#web/stores/forms/drafts.ts';
import { ListNamesStore } from '#web/stores/forms/list-names-store.ts';
import { SalaryFormStore } from '#web/stores/salaries/salary-form-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import type { Head } from '#web/views/head.ts';
import type { Stores } from '#web/views/stores.tsx';
import { companyWords } from '#web/words/companies/company-words.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { salaryFormWords } from '#web/words/salaries/salary-form-words.ts';
import { copyWords } from '#web/words/ui/copy-words.ts';
import { onDevice, overHttp, store } from '../container/bind.ts';
import { contributedBindings } from '../contributions/contributed-bindings.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';

export { SalaryFormScreen as Screen } from '#web/views/salary-form/SalaryFormScreen.tsx';

export const words = [salaryFormWords, contributionWords, companyWords, listWords, copyWords];

/** Figures are asked for as nobody: whoever asks by session what a job pays, just before a salary of it is sent, would say whose it is (F-07). */
const salariesAsNobody = new ContainerModule(({ bind }) => {
  bind(Salaries).toResolvedValue((http: Http) => httpSalaries(http.under(asNobody, salary)), [Http]);
});

export const bindings = [
  ...contributedBindings,
  salariesAsNobody,
  overHttp(Companies, httpCompanies, company),
  overHttp(ReferenceLists, httpReferenceLists, dropdown),
  onDevice(UserStorage, BrowserUserStorage),
  onDevice(Clipboards, BrowserClipboards),
  store(CopyStore, [Clipboards]),
  store(Drafts, [UserStorage, Clock]),
  store(ListNamesStore, [WordsStore]),
  store(SalaryFormStore, [ContributedSalaries, Salaries, Companies, ReferenceLists, Drafts, SessionStore, Clock, ListNamesStore]),
];

export const load = (stores: Stores, { query }: RouteMatch) => stores.get(SalaryFormStore).show(salaryFormTarget(query));

export function head(stores: Stores): Head {
  const sentences = stores.get(WordsStore);
  const { title, description } = sentences.of(salaryFormWords);
  return { title: sentences.titled(title), description, canonical: screens.salaryForm, status: 200 };
}
