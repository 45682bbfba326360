import { screen } from '@testing-library/react';
import { ContributionKeys } from '#core/contributions/contribution-keys.ts';
import { UserStorage } from '#core/device/user-storage.ts';
import { AnonymousPersonas } from '#core/personas/anonymous-personas.ts';
import type { Career } from '#core/careers/career.ts';
import { Educations } from '#core/profile/educations.ts';
import { Experiences } from '#core/profile/experiences.ts';
import { workplaceKeyOf } from '#core/verification/workplace-key.ts';
import { Onboardings } from '#core/onboarding/onboardings.ts';
import { ProfilePhotos } from '#core/profile/profile-photos.ts';
import { Profiles } from '#core/profile/profiles.ts';
import { Personas } from '#core/personas/personas.ts';
import { ReferenceLists } from '#core/reference-lists/reference-lists.ts';
import { screens } from '#core/navigation/screens.ts';
import * as user from '#web/app/profile/user-wiring.ts';
import { FakeAnonymousPersonas } from '#tests/fakes/personas/fake-anonymous-personas.ts';
import { FakeContributionKeys } from '#tests/fakes/contributions/fake-contribution-keys.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakeEducations } from '#tests/fakes/profile/fake-educations.ts';
import { FakeExperiences } from '#tests/fakes/profile/fake-experiences.ts';
import { FakeOnboardings } from '#tests/fakes/onboarding/fake-onboardings.ts';
import { FakeProfilePhotos } from '#tests/fakes/profile/fake-profile-photos.ts';
import { FakeProfiles } from '#tests/fakes/profile/fake-profiles.ts';
import { FakePersonas } from '#tests/fakes/personas/fake-personas.ts';
import { FakeReferenceLists } from '#tests/fakes/reference-lists/fake-reference-lists.ts';
import { aMemberFixture, type MemberFixture } from '#tests/fakes/member-fixture.ts';
import { aMember } from '#tests/members.ts';
import type { Swap } from '#tests/screens/open.tsx';
import { asMember } from '#tests/screens/as-member.ts';

export const career: Career = {
  careerStatusId: 'c4v8t3zbq7m2k9x1',
  status: {
    type: 'working',
    companyName: 'Pravaha Cloudworks',
    departmentId: 1,
    industryId: 1,
    jobProfile: 'Support Engineer',
    tagId: 0,
    roleId: null,
    jobLocation: 'Pune',
  },
  verification: { verified: 'VERIFIED', source: 'mail', month: '2026-10' },
  profileBio: 'Support Engineer, Pravaha Cloudworks',
};

export const writer: Partial<MemberFixture> = {
  isReader: true,
  isWriter: true,
  persona: { userName: 'Quiet Banyan', avatarUri: '17-sky' },
  career,
  mailVerified: [workplaceKeyOf('company', 'Pravaha Cloudworks')],
};

export async function profileOf(
  known: Partial<MemberFixture> = writer,
  experiences = new FakeExperiences(),
  member = aMember({ isReader: true, isWriter: true }),
  verificationMethods: FakeOnboardings['verificationMethods'] = ['mail', 'portal'],
  educations = new FakeEducations(),
) {
  return profileOver(aMemberFixture(known), [], experiences, member, verificationMethods, educations);
}

export async function profileOver(
  fixture: MemberFixture,
  others: readonly Swap[],
  experiences = new FakeExperiences(),
  member = aMember({ isReader: true, isWriter: true }),
  verificationMethods: FakeOnboardings['verificationMethods'] = ['mail', 'portal'],
  educations = new FakeEducations(),
) {
  const keys = new FakeContributionKeys();
  await keys.make({ kind: 'review', about: 'Koyal Pay' });
  const onboardings = new FakeOnboardings(fixture);
  onboardings.verificationMethods = verificationMethods;
  const swaps = [
    [Profiles, new FakeProfiles(fixture)],
    [Personas, new FakePersonas(fixture)],
    [AnonymousPersonas, new FakeAnonymousPersonas(fixture)],
    [Onboardings, onboardings],
    [Experiences, experiences],
    [Educations, educations],
    [ProfilePhotos, new FakeProfilePhotos()],
    [ReferenceLists, new FakeReferenceLists()],
    [UserStorage, new FakeUserStorage()],
    [ContributionKeys, keys],
    ...others,
  ] as const;
  const opened = await asMember(user, screens.user, swaps, member);
  await screen.findByRole('heading', { level: 1, name: 'Your profile' });
  return { ...opened, fixture };
}
