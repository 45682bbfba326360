import { ContainerModule } from 'inversify';
import { TabStorage, UserStorage } from '#core/device/user-storage.ts';
import { routes as dropdown } from '#contract/generated/dropdown.ts';
import { routes as login } from '#contract/generated/login.ts';
import { routes as user } from '#contract/generated/user.ts';
import { Clock } from '#core/clock.ts';
import { NaukriPrompts } from '#core/providers/naukri-prompts.ts';
import { NamePlaces } from '#core/persona-keys/name-place.ts';
import { UnclaimedNames } from '#core/persona-keys/unclaimed-names.ts';
import { AnonymousPersonas } from '#core/personas/anonymous-personas.ts';
import { Careers } from '#core/careers/careers.ts';
import { JobPortals } from '#core/verification/job-portals.ts';
import { MailVerifications } from '#core/verification/mail-verifications.ts';
import { Onboardings } from '#core/onboarding/onboardings.ts';
import { OwnCommunities } from '#core/communities/own-communities.ts';
import { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import { TokenLogins } from '#core/login/token-logins.ts';
import { BrowserNaukriPrompts } from '#web/adapters/providers/browser-naukri-prompts.ts';
import { BrowserCareers } from '#web/adapters/careers/browser-careers.ts';
import { Http } from '#web/adapters/http/http.ts';
import { httpJobPortals } from '#web/adapters/verification/http-job-portals.ts';
import { httpMailVerifications } from '#web/adapters/verification/http-mail-verifications.ts';
import { httpOnboardings } from '#web/adapters/onboarding/http-onboardings.ts';
import { httpOwnCommunities } from '#web/adapters/communities/http-own-communities.ts';
import { asNobody } from '#web/adapters/persona-keys/signing.ts';
import { httpReferenceLists } from '#web/adapters/reference-lists/http-reference-lists.ts';
import { httpTokenLogins } from '#web/adapters/login/http-token-logins.ts';
import { CareerStepStore } from '#web/stores/onboarding/career-step-store.ts';
import { CommunitiesStepStore } from '#web/stores/onboarding/communities-step-store.ts';
import { DetailsStepStore } from '#web/stores/onboarding/details-step-store.ts';
import { ClaimStore } from '#web/stores/persona-keys/claim-store.ts';
import { NameNewsStore } from '#web/stores/app/name-news-store.ts';
import { NamePlaceStore } from '#web/stores/persona-keys/name-place-store.ts';
import { PersonaStepStore } from '#web/stores/onboarding/persona-step-store.ts';
import { OnboardingFlowStore } from '#web/stores/onboarding/onboarding-flow-store.ts';
import { WantedStore } from '#web/stores/login/wanted-store.ts';
import { MailStepStore } from '#web/stores/verification/mail-step-store.ts';
import { NaukriScriptStore } from '#web/stores/providers/naukri-script-store.ts';
import { OnboardingDrafts } from '#web/stores/onboarding/onboarding-drafts.ts';
import { OnboardingDraftStore } from '#web/stores/onboarding/onboarding-draft-store.ts';
import { OnboardingStore } from '#web/stores/onboarding/onboarding-store.ts';
import { PortalStepStore } from '#web/stores/verification/portal-step-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { ListNamesStore } from '#web/stores/forms/list-names-store.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { onboardingWords } from '#web/words/onboarding/onboarding-words.ts';
import { ownCareer } from '../careers/own-career.ts';
import { onDevice, overHttp, store } from '../container/bind.ts';
import { namingBindings } from '../persona-keys/naming-bindings.ts';

export { OnboardingDialog as Overlay } from '#web/views/onboarding/OnboardingDialog.tsx';

export const words = [onboardingWords, listWords];

export const shared = namingBindings;

export const bindings = [
  ownCareer,
  new ContainerModule(({ bind }) => {
    bind(Careers).toResolvedValue((careers: BrowserCareers) => careers, [BrowserCareers]);
    bind(Onboardings).toResolvedValue(
      (http: Http, careers: BrowserCareers) => httpOnboardings(http.service(user), (career) => careers.complete(career)),
      [Http, BrowserCareers],
    );
  }),
  overHttp(OwnCommunities, httpOwnCommunities, user),
  overHttp(JobPortals, httpJobPortals, user),
  overHttp(MailVerifications, httpMailVerifications, user),
  // Typing into a list is nobody's in particular: beside the session it would say where a member works.
  overHttp(ReferenceLists, httpReferenceLists, dropdown, asNobody),
  overHttp(TokenLogins, httpTokenLogins, login),
  onDevice(NaukriPrompts, BrowserNaukriPrompts),
  store(OnboardingDrafts, [UserStorage, TabStorage]),
  store(OnboardingDraftStore, [OnboardingDrafts, SessionStore]),
  store(OnboardingFlowStore, [OnboardingStore, SessionStore, Onboardings, OnboardingDraftStore, WantedStore, Clock]),
  store(CommunitiesStepStore, [OnboardingFlowStore, OnboardingDraftStore, OwnCommunities]),
  store(NamePlaceStore, [NamePlaces, SessionStore, NameNewsStore]),
  store(ClaimStore, [UnclaimedNames]),
  store(PersonaStepStore, [OnboardingFlowStore, OnboardingDraftStore, AnonymousPersonas, ClaimStore, Clock, WordsStore]),
  store(CareerStepStore, [OnboardingFlowStore, OnboardingDraftStore, Careers, ReferenceLists, Clock, ListNamesStore]),
  store(ListNamesStore, [WordsStore]),
  store(DetailsStepStore, [OnboardingFlowStore, OnboardingDraftStore, Careers, ReferenceLists, Clock, ListNamesStore]),
  store(NaukriScriptStore, [NaukriPrompts]),
  store(PortalStepStore, [OnboardingFlowStore, OnboardingDraftStore, CareerStepStore, JobPortals, TokenLogins, NaukriScriptStore, ToastStore, Clock]),
  store(MailStepStore, [OnboardingFlowStore, OnboardingDraftStore, MailVerifications, WordsStore, Clock]),
];
