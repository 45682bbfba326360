import { IdempotencyKeys } from '#core/device/idempotency-keys.ts';
import { BrowserIdempotencyKeys } from '#web/adapters/device/browser-idempotency-keys.ts';
import { routes as company } from '#contract/generated/company.ts';
import { routes as dropdown } from '#contract/generated/dropdown.ts';
import { routes as search } from '#contract/generated/search.ts';
import { Clock } from '#core/clock.ts';
import { Companies } from '#core/companies/companies.ts';
import { Clipboards } from '#core/device/clipboards.ts';
import { UserStorage } from '#core/device/user-storage.ts';
import { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import { Search } from '#core/search/search.ts';
import { httpCompanies } from '#web/adapters/companies/http-companies.ts';
import { BrowserClipboards } from '#web/adapters/device/browser-clipboards.ts';
import { httpReferenceLists } from '#web/adapters/reference-lists/http-reference-lists.ts';
import { HttpSearch } from '#web/adapters/search/http-search.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { FormParts } from '#web/stores/contributions/form-parts.ts';
import { CopyStore } from '#web/stores/forms/copy-store.ts';
import { Drafts } from '#web/stores/forms/drafts.ts';
import { ListNamesStore } from '#web/stores/forms/list-names-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { contributionWords } from '#web/words/contributions/contribution-words.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { copyWords } from '#web/words/ui/copy-words.ts';
import { otherDraftWords } from '#web/words/ui/other-draft-words.ts';
import { onDevice, overHttp, store } from '../container/bind.ts';
import { formLoginBindings } from '../login/form-login-bindings.ts';

export const formWords = [contributionWords, companyWords, listWords, copyWords, otherDraftWords];

export const formBindings = [
  overHttp(Companies, httpCompanies, company),
  overHttp(ReferenceLists, httpReferenceLists, dropdown),
  overHttp(Search, (service) => new HttpSearch(service), search),
  onDevice(Clipboards, BrowserClipboards),
  store(CopyStore, [Clipboards]),
  store(Drafts, [UserStorage, Clock]),
  store(ListNamesStore, [WordsStore]),
  onDevice(IdempotencyKeys, BrowserIdempotencyKeys),
  ...formLoginBindings,
  store(FormParts, [Companies, ReferenceLists, Search, Drafts, SessionStore, Clock, ListNamesStore]),
];
