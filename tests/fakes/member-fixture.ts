import type { Career } from '#core/careers/career.ts';
import type { PortalDetails } from '#core/verification/job-portals.ts';
import type { OwnCommunity } from '#core/communities/own-communities.ts';
import type { AnonymousPersona } from '#core/personas/anonymous-persona.ts';
import type { OnboardingStep } from '#core/onboarding/sequence.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';

/** State of one member, shared by their fakes and writable by tests. */
export interface MemberFixture {
  name: string;
  isReader: boolean;
  isWriter: boolean;
  naukriUser: boolean;
  hasVoted: boolean;
  lastStep: OnboardingStep | null;
  persona: AnonymousPersona | undefined;
  takenNames: readonly string[];
  career: Career | undefined;
  mailVerified: readonly string[];
  isMailAsked: boolean;
  /** Job portal details, or undefined for an unknown member. */
  portal: PortalDetails | undefined;
  isPortalLinked: boolean;
  isConsentGiven: boolean;
  selected: ProfileType;
  offered: readonly OwnCommunity[];
  chosen: readonly OwnCommunity[];
}

export const aMemberFixture = (known: Partial<MemberFixture> = {}): MemberFixture => ({
  name: 'Member',
  isReader: false,
  isWriter: false,
  naukriUser: false,
  hasVoted: false,
  lastStep: null,
  persona: undefined,
  takenNames: [],
  career: undefined,
  mailVerified: [],
  isMailAsked: false,
  portal: undefined,
  isPortalLinked: false,
  isConsentGiven: false,
  selected: 'ANONYMOUS',
  offered: [
    { type: 'topic', entityId: 'salary-talk', name: 'Salary talk', names: {}, logo: null, category: 'Money' },
    { type: 'topic', entityId: 'interviews', name: 'Interview stories', names: {}, logo: null, category: 'Beginning' },
    { type: 'department', entityId: 'product-management', name: 'Product Management', names: {}, logo: null, category: 'Departments' },
    { type: 'company', entityId: 'pravaha-cloudworks', name: 'Pravaha Cloudworks', names: {}, logo: null, category: 'Cloud services' },
  ],
  chosen: [],
  ...known,
});

/** Fake of one member, sharing its fixture with others. */
export class OfMember {
  readonly fixture: MemberFixture;

  constructor(fixture: MemberFixture = aMemberFixture()) {
    this.fixture = fixture;
  }
}
