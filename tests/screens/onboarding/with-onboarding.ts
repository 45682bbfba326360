import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AnonymousPersonas } from '#core/personas/anonymous-personas.ts';
import { UnclaimedNames } from '#core/persona-keys/unclaimed-names.ts';
import { Careers } from '#core/careers/careers.ts';
import { JobPortals } from '#core/verification/job-portals.ts';
import { MailVerifications } from '#core/verification/mail-verifications.ts';
import { Onboardings } from '#core/onboarding/onboardings.ts';
import { OwnCommunities } from '#core/communities/own-communities.ts';
import { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import { Nudges } from '#core/nudges/nudges.ts';
import { TabStorage, UserStorage } from '#core/device/user-storage.ts';
import { Sessions } from '#core/sessions/sessions.ts';
import { TokenLogins } from '#core/login/token-logins.ts';
import { noCover, type Cover } from '#web/views/overlays/cover.ts';
import { OnboardingStore } from '#web/stores/onboarding/onboarding-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { FakeAnonymousPersonas } from '#tests/fakes/personas/fake-anonymous-personas.ts';
import { FakeUnclaimedNames } from '#tests/fakes/persona-keys/fake-unclaimed-names.ts';
import { FakeCareers } from '#tests/fakes/careers/fake-careers.ts';
import { FakeJobPortals } from '#tests/fakes/verification/fake-job-portals.ts';
import { FakeMailVerifications } from '#tests/fakes/verification/fake-mail-verifications.ts';
import { FakeNudges } from '#tests/fakes/nudges/fake-nudges.ts';
import { FakeOnboardings } from '#tests/fakes/onboarding/fake-onboardings.ts';
import { FakeOwnCommunities } from '#tests/fakes/communities/fake-own-communities.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { FakeReferenceLists } from '#tests/fakes/reference-lists/fake-reference-lists.ts';
import { FakeSessions } from '#tests/fakes/sessions/fake-sessions.ts';
import { FakeTokenLogins } from '#tests/fakes/login/fake-token-logins.ts';
import { aMemberFixture, type MemberFixture } from '#tests/fakes/member-fixture.ts';
import { aMember } from '#tests/members.ts';
import { onboardingDevice } from '#tests/onboarding-member.ts';
import { open, type Swap } from '#tests/screens/open.tsx';
import { aPage } from '#tests/screens/login/with-login.ts';

/** Page with onboarding over it, for a member with these facts. */
export async function withOnboarding(
  known: Partial<MemberFixture> = {},
  more: readonly Swap[] = [],
  cover: Cover = noCover,
  preferences = new FakePreferences(),
) {
  const fixture = aMemberFixture(known);
  const { isReader, isWriter } = fixture;
  const { swaps, ...fakes } = onboardingFakes(fixture);
  const opened = open(aPage, '/list-of-companies', '/list-of-companies', [...swaps, ...more], {
    inShell: (clock) => [[Sessions, new FakeSessions(clock, aMember({ isReader, isWriter }))]],
    cover,
    preferences,
  });
  await opened.shell.get(SessionStore).load();
  return { ...opened, ...fakes, fixture, onboarding: opened.shell.get(OnboardingStore) };
}

/** Fakes of everything that onboarding asks, over one member. */
export function onboardingFakes(fixture: MemberFixture) {
  const portals = new FakeJobPortals(fixture);
  const mails = new FakeMailVerifications(fixture);
  const careers = new FakeCareers(fixture);
  const device = onboardingDevice();
  const swaps: readonly Swap[] = [
    [Onboardings, new FakeOnboardings(fixture)],
    [OwnCommunities, new FakeOwnCommunities(fixture)],
    [AnonymousPersonas, new FakeAnonymousPersonas(fixture)],
    [UnclaimedNames, new FakeUnclaimedNames(fixture)],
    [Careers, careers],
    [JobPortals, portals],
    [MailVerifications, mails],
    [ReferenceLists, new FakeReferenceLists()],
    [UserStorage, device.storage],
    [TabStorage, device.tab],
    [Nudges, new FakeNudges()],
    [TokenLogins, new FakeTokenLogins()],
  ];
  return { portals, mails, careers, device, swaps };
}

export const writer = { isReader: true, isWriter: true, persona: { userName: 'Quiet Banyan', avatarUri: '17-sky' } };
export const dialog = (name: string) => screen.findByRole('dialog', { name });
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const go = () => press('Continue');
