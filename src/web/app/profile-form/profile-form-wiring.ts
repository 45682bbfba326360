import { routes as administration } from '#contract/generated/administration.ts';
import { routes as dropdown } from '#contract/generated/dropdown.ts';
import { AdministeredCompanies } from '#core/administration/administered-companies.ts';
import { Clock } from '#core/clock.ts';
import { AdministeredProfiles } from '#core/company-profiles/administered-profiles.ts';
import { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import { httpAdministeredCompanies } from '#web/adapters/administration/http-administered-companies.ts';
import { httpAdministeredProfiles } from '#web/adapters/administration/http-administered-profiles.ts';
import { httpReferenceLists } from '#web/adapters/reference-lists/http-reference-lists.ts';
import { CompanyBasicsStore } from '#web/stores/profile-form/company-basics-store.ts';
import { CompanyLogoStore } from '#web/stores/profile-form/company-logo-store.ts';
import { ProfileFormStore } from '#web/stores/profile-form/profile-form-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { ListNamesStore } from '#web/stores/forms/list-names-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { profileFormHead } from '#web/views/profile-form/profile-form-head.ts';
import type { Stores } from '#web/views/stores.tsx';
import { administrationWords } from '#web/words/administration/administration-words.ts';
import { benefitWords } from '#web/words/benefits/benefit-words.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { notFoundWords } from '#web/words/errors/not-found-words.ts';
import { profileFormWords } from '#web/words/profile-form/profile-form-words.ts';
import { overHttp, store } from '../container/bind.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';

export { ProfileFormScreen as Screen } from '#web/views/profile-form/ProfileFormScreen.tsx';

export const words = [profileFormWords, administrationWords, benefitWords, listWords, notFoundWords];

export const bindings = [
  overHttp(AdministeredProfiles, httpAdministeredProfiles, administration),
  overHttp(AdministeredCompanies, httpAdministeredCompanies, administration),
  overHttp(ReferenceLists, httpReferenceLists, dropdown),
  store(ListNamesStore, [WordsStore]),
  store(CompanyBasicsStore, [AdministeredCompanies, ReferenceLists, Clock, ListNamesStore]),
  store(CompanyLogoStore, [AdministeredCompanies, CompanyBasicsStore]),
  store(ProfileFormStore, [AdministeredProfiles, CompanyBasicsStore, SessionStore, Clock]),
];

export const load = (stores: Stores, { params }: RouteMatch) => stores.get(ProfileFormStore).open(params['companyId'] ?? '');

export const head = (stores: Stores) => profileFormHead(stores.get(ProfileFormStore), stores.get(WordsStore));
