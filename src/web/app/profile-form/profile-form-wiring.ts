import { routes as administration } from '#contract/generated/administration.ts';
import { Clock } from '#core/clock.ts';
import { AdministeredProfiles } from '#core/company-profiles/administered-profiles.ts';
import { httpAdministeredProfiles } from '#web/adapters/administration/http-administered-profiles.ts';
import { ProfileFormStore } from '#web/stores/profile-form/profile-form-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { profileFormHead } from '#web/views/profile-form/profile-form-head.ts';
import type { Stores } from '#web/views/stores.tsx';
import { benefitWords } from '#web/words/benefits/benefit-words.ts';
import { notFoundWords } from '#web/words/errors/not-found-words.ts';
import { profileFormWords } from '#web/words/profile-form/profile-form-words.ts';
import { overHttp, store } from '../container/bind.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';

export { ProfileFormScreen as Screen } from '#web/views/profile-form/ProfileFormScreen.tsx';

export const words = [profileFormWords, benefitWords, notFoundWords];

export const bindings = [
  overHttp(AdministeredProfiles, httpAdministeredProfiles, administration),
  store(ProfileFormStore, [AdministeredProfiles, SessionStore, Clock]),
];

export const load = (stores: Stores, { params }: RouteMatch) => stores.get(ProfileFormStore).open(params['companyId'] ?? '');

export const head = (stores: Stores) => profileFormHead(stores.get(ProfileFormStore), stores.get(WordsStore));
