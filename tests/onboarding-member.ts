import { productBrand } from '#core/brand.ts';
import type { PortalDetails } from '#core/verification/job-portals.ts';
import { FakeAnonymousPersonas } from './fakes/personas/fake-anonymous-personas.ts';
import { FakeCareers } from './fakes/careers/fake-careers.ts';
import { FakeClock } from './fakes/fake-clock.ts';
import { FakeJobPortals } from './fakes/verification/fake-job-portals.ts';
import { FakeLoginMarkers } from './fakes/login/fake-login-markers.ts';
import { FakeMailVerifications } from './fakes/verification/fake-mail-verifications.ts';
import { FakeOnboardings } from './fakes/onboarding/fake-onboardings.ts';
import { FakeOwnCommunities } from './fakes/communities/fake-own-communities.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakePreferences } from './fakes/device/fake-preferences.ts';
import { FakeNaukriPrompts } from './fakes/providers/fake-prompts.ts';
import { FakeReferenceLists } from './fakes/reference-lists/fake-reference-lists.ts';
import { FakeSessions } from './fakes/sessions/fake-sessions.ts';
import { FakeTokenLogins } from './fakes/login/fake-token-logins.ts';
import { FakeTabs } from './fakes/device/fake-tabs.ts';
import { aMemberFixture, type MemberFixture } from './fakes/member-fixture.ts';
import { aMember } from './members.ts';
import type { OnboardingNeed } from '#core/onboarding/need.ts';
import { CareerStepStore } from '#web/stores/onboarding/career-step-store.ts';
import { CommunitiesStepStore } from '#web/stores/onboarding/communities-step-store.ts';
import { DetailsStepStore } from '#web/stores/onboarding/details-step-store.ts';
import { ClaimStore } from '#web/stores/persona-keys/claim-store.ts';
import type { UnclaimedName } from '#core/persona-keys/unclaimed-names.ts';
import { FakeUnclaimedNames } from '#tests/fakes/persona-keys/fake-unclaimed-names.ts';
import { PersonaStepStore } from '#web/stores/onboarding/persona-step-store.ts';
import { OnboardingFlowStore } from '#web/stores/onboarding/onboarding-flow-store.ts';
import { aKeptLogin } from '#tests/login/a-kept-login.ts';
import { MailStepStore } from '#web/stores/verification/mail-step-store.ts';
import { NaukriScriptStore } from '#web/stores/providers/naukri-script-store.ts';
import { OnboardingDrafts } from '#web/stores/onboarding/onboarding-drafts.ts';
import { OnboardingDraftStore } from '#web/stores/onboarding/onboarding-draft-store.ts';
import { OnboardingStore } from '#web/stores/onboarding/onboarding-store.ts';
import { PortalStepStore } from '#web/stores/verification/portal-step-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { ListNamesStore } from '#web/stores/forms/list-names-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { loadSharedWords } from '#web/words/shared-words.ts';
import { words as namesInEnglish } from '#web/words/en/reference-lists/words.ts';

const shared = await loadSharedWords('en');

export const aCareer = (known: Partial<NonNullable<MemberFixture['career']>> = {}): NonNullable<MemberFixture['career']> => ({
  careerStatusId: 'c4v8t3zbq7m2k9x1',
  status: {
    type: 'working',
    companyName: 'Pravaha Cloudworks',
    departmentId: null,
    industryId: null,
    jobProfile: null,
    tagId: 0,
    roleId: null,
    jobLocation: null,
  },
  profileBio: null,
  verification: { verified: '', source: null, month: null },
  ...known,
});

export const portalDetails: PortalDetails = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@portal.example',
  photo: null,
  companyName: 'Pravaha Cloudworks',
  collegeName: null,
  jobProfile: 'Support Engineer',
  jobLocation: 'Pune',
};

export function onboardingDevice() {
  const [storage, tab] = [new FakeUserStorage(), new FakeUserStorage()];
  return { storage, tab, drafts: new OnboardingDrafts(storage, tab) };
}

export async function onboardingMember(known: Partial<MemberFixture> = {}, device = onboardingDevice(), unclaimed: readonly UnclaimedName[] = []) {
  const clock = new FakeClock();
  const fixture = aMemberFixture(known);
  const session = new SessionStore(new FakeSessions(clock, aMember({ userId: 'onboardingmember' })), new FakeTabs(), new FakeLoginMarkers(), clock);
  await session.load();
  const { login, wanted } = aKeptLogin(clock);
  const onboarding = new OnboardingStore(session, login, new FakeLoginMarkers());
  const draft = new OnboardingDraftStore(device.drafts, session);
  const adapters = {
    personas: new FakeAnonymousPersonas(fixture),
    careers: new FakeCareers(fixture),
    portals: new FakeJobPortals(fixture),
    mails: new FakeMailVerifications(fixture),
    onboardings: new FakeOnboardings(fixture),
    communities: new FakeOwnCommunities(fixture),
    lists: new FakeReferenceLists(),
  };
  const tokenLogins = new FakeTokenLogins();
  const naukri = new FakeNaukriPrompts();
  const script = new NaukriScriptStore(naukri);
  const toasts = new ToastStore(clock);
  const words = new WordsStore(new FakePreferences(), shared, productBrand);
  const flow = new OnboardingFlowStore(onboarding, session, adapters.onboardings, draft, wanted, clock);
  const claim = new ClaimStore(new FakeUnclaimedNames(fixture, unclaimed));
  const career = new CareerStepStore(flow, draft, adapters.careers, adapters.lists, clock, new ListNamesStore(words));
  const begin = async (need: OnboardingNeed = 'r') => {
    onboarding.open(need);
    if (onboarding.options) await flow.begin(onboarding.options);
  };
  return {
    ...adapters,
    clock,
    words,
    fixture,
    onboarding,
    draft,
    device,
    toasts,
    tokenLogins,
    naukri,
    flow,
    claim,
    begin,
    communitiesStep: new CommunitiesStepStore(flow, draft, adapters.communities),
    personaStep: new PersonaStepStore(flow, draft, adapters.personas, claim, clock, words),
    careerStep: career,
    detailsStep: new DetailsStepStore(flow, draft, adapters.careers, adapters.lists, clock, namesInEnglish),
    portalStep: new PortalStepStore(flow, draft, career, adapters.portals, tokenLogins, script, toasts, clock),
    mailStep: new MailStepStore(flow, draft, adapters.mails, words, clock),
  };
}
