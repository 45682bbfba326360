import { ContainerModule } from 'inversify';
import { UserStorage } from '#core/device/user-storage.ts';
import { routes as dropdown } from '#contract/generated/dropdown.ts';
import { routes as login } from '#contract/generated/login.ts';
import { routes as user } from '#contract/generated/user.ts';
import { Careers } from '#core/careers/careers.ts';
import { Clock } from '#core/clock.ts';
import { ContributionKeys } from '#core/contributions/contribution-keys.ts';
import { Clipboards } from '#core/device/clipboards.ts';
import { IdempotencyKeys } from '#core/device/idempotency-keys.ts';
import { TokenLogins } from '#core/login/token-logins.ts';
import { JobPortals } from '#core/verification/job-portals.ts';
import { Educations } from '#core/profile/educations.ts';
import { Experiences } from '#core/profile/experiences.ts';
import { Onboardings } from '#core/onboarding/onboardings.ts';
import { ProfilePhotos } from '#core/profile/profile-photos.ts';
import { Profiles } from '#core/profile/profiles.ts';
import { NamePlaces } from '#core/persona-keys/name-place.ts';
import { Personas } from '#core/personas/personas.ts';
import { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import { BrowserClipboards } from '#web/adapters/device/browser-clipboards.ts';
import { BrowserIdempotencyKeys } from '#web/adapters/device/browser-idempotency-keys.ts';
import { BrowserCareers } from '#web/adapters/careers/browser-careers.ts';
import { Http } from '#web/adapters/http/http.ts';
import { httpEducations } from '#web/adapters/profile/http-educations.ts';
import { httpExperiences } from '#web/adapters/profile/http-experiences.ts';
import { httpProfilePhotos } from '#web/adapters/profile/http-profile-photos.ts';
import { httpProfiles } from '#web/adapters/profile/http-profiles.ts';
import { httpJobPortals } from '#web/adapters/verification/http-job-portals.ts';
import { httpTokenLogins } from '#web/adapters/login/http-token-logins.ts';
import { httpOnboardings } from '#web/adapters/onboarding/http-onboardings.ts';
import { HttpPersonas } from '#web/adapters/personas/http-personas.ts';
import { asNobody } from '#web/adapters/persona-keys/signing.ts';
import { httpReferenceLists } from '#web/adapters/reference-lists/http-reference-lists.ts';
import { GivenStore } from '#web/stores/contributions/given-store.ts';
import { Drafts } from '#web/stores/forms/drafts.ts';
import { CareerListsStore } from '#web/stores/careers/career-lists-store.ts';
import { ListNamesStore } from '#web/stores/forms/list-names-store.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { CopyStore } from '#web/stores/forms/copy-store.ts';
import { EducationsStore } from '#web/stores/profile/educations-store.ts';
import { ExperiencesStore } from '#web/stores/profile/experiences-store.ts';
import { PersonaDialogStore } from '#web/stores/personas/persona-dialog-store.ts';
import { NameNewsStore } from '#web/stores/app/name-news-store.ts';
import { NamePlaceStore } from '#web/stores/persona-keys/name-place-store.ts';
import { PhotoStore } from '#web/stores/profile/photo-store.ts';
import { ProfilePageStore } from '#web/stores/profile/profile-page-store.ts';
import { ProfileStore } from '#web/stores/profile/profile-store.ts';
import { PersonaChoiceStore } from '#web/stores/personas/persona-choice-store.ts';
import { CareerCheckStore } from '#web/stores/profile/career-check-store.ts';
import { VerificationMethodsStore } from '#web/stores/verification/verification-methods-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { settingsHead } from '#web/views/settings/settings-head.ts';
import type { Stores } from '#web/views/stores.tsx';
import { profileWords } from '#web/words/profile/profile-words.ts';
import { deactivatedWords } from '#web/words/account/deactivated-words.ts';
import { copyWords } from '#web/words/ui/copy-words.ts';
import { ownCareer } from '../careers/own-career.ts';
import { onDevice, overHttp, store } from '../container/bind.ts';
import { contributionBindings } from '../kinds/contribution-bindings.ts';
import { namingBindings } from '../persona-keys/naming-bindings.ts';
import { withWords } from '../words/with-words.ts';

export { ProfileScreen as Screen } from '#web/views/profile/ProfileScreen.tsx';

export const words = [profileWords, listWords, copyWords, deactivatedWords];

export const shared = namingBindings;

export const bindings = [
  ownCareer,
  new ContainerModule(({ bind }) => {
    bind(Careers).toResolvedValue((careers: BrowserCareers) => careers, [BrowserCareers]);
    bind(Profiles).toResolvedValue(
      (http: Http, careers: BrowserCareers) => httpProfiles(http.service(user), (career) => careers.complete(career)),
      [Http, BrowserCareers],
    );
  }),
  overHttp(JobPortals, httpJobPortals, user),
  overHttp(TokenLogins, httpTokenLogins, login),
  overHttp(Personas, (service) => new HttpPersonas(service), user),
  overHttp(Onboardings, httpOnboardings, user),
  overHttp(Experiences, httpExperiences, user),
  overHttp(Educations, httpEducations, user),
  overHttp(ProfilePhotos, httpProfilePhotos, user),
  // Typing into a list is nobody's in particular: beside the session it would say where a member works.
  overHttp(ReferenceLists, httpReferenceLists, dropdown, asNobody),
  store(Drafts, [UserStorage, Clock]),
  onDevice(IdempotencyKeys, BrowserIdempotencyKeys),
  onDevice(Clipboards, BrowserClipboards),
  store(CopyStore, [Clipboards]),
  store(ProfileStore, [Profiles, Drafts, SessionStore]),
  store(PersonaChoiceStore, [Personas, NameNewsStore]),
  store(PersonaDialogStore, []),
  store(ListNamesStore, [WordsStore]),
  store(NamePlaceStore, [NamePlaces, SessionStore, NameNewsStore]),
  store(ExperiencesStore, [Experiences, ReferenceLists, Drafts, SessionStore, Clock, ListNamesStore, IdempotencyKeys]),
  store(EducationsStore, [Educations, ReferenceLists, Drafts, SessionStore, Clock, IdempotencyKeys]),
  ...contributionBindings,
  store(GivenStore, [ContributionKeys]),
  store(PhotoStore, [ProfilePhotos]),
  store(CareerListsStore, [ReferenceLists, ListNamesStore]),
  store(VerificationMethodsStore, [Onboardings, Clock]),
  store(CareerCheckStore, [Careers, JobPortals, TokenLogins, ProfileStore]),
  store(ProfilePageStore, [ProfileStore, PersonaChoiceStore, ExperiencesStore, EducationsStore, PhotoStore, CareerListsStore, VerificationMethodsStore]),
];

/** Chunk shared with onboarding, fetched along. */
export const over = [
  {
    isWanted: (stores: Stores) => stores.get(PersonaDialogStore).persona !== undefined,
    load: withWords(() => import(/* webpackChunkName: "personas" */ '../personas/persona-wiring.ts')),
    dismiss: (stores: Stores) => stores.get(PersonaDialogStore).close(),
  },
];

/** Loads nothing for guests. */
export const load = async (stores: Stores) => {
  if (stores.get(SessionStore).isAwake) await stores.get(ProfilePageStore).open();
};

export const head = (stores: Stores) => settingsHead(stores.get(WordsStore), stores.get(WordsStore).of(profileWords));
