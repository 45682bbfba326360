import type { Career } from '#core/careers/career.ts';
import type { PortalDetails } from '#core/verification/job-portals.ts';
import type { OwnCommunity } from '#core/communities/own-communities.ts';
import type { AnonymousPersona } from '#core/personas/anonymous-persona.ts';
import type { OnboardingStep } from '#core/onboarding/sequence.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';

/** The fixture of one member: state that their fakes share, of which a test may write any. */
export interface MemberFixture {
  name: string;
  isReader: boolean;
  isWriter: boolean;
  naukriUser: boolean;
  lastStep: OnboardingStep | null;
  persona: AnonymousPersona | undefined;
  /** Names that others write under. */
  takenNames: readonly string[];
  career: Career | undefined;
  /** Places that a mail confirmed. */
  mailVerified: readonly string[];
  isMailAsked: boolean;
  /** The details at the job portal; nothing where it does not know the member. */
  portal: PortalDetails | undefined;
  isPortalLinked: boolean;
  isConsentGiven: boolean;
  selected: ProfileType;
  offered: readonly OwnCommunity[];
  chosen: readonly OwnCommunity[];
}

/** A member who has just come, but for what the test says. */
export const aMemberFixture = (known: Partial<MemberFixture> = {}): MemberFixture => ({
  name: 'Member',
  isReader: false,
  isWriter: false,
  naukriUser: false,
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

/** A fake of one member, whose fixture it shares with others. */
export class OfMember {
  readonly fixture: MemberFixture;

  constructor(fixture: MemberFixture = aMemberFixture()) {
    this.fixture = fixture;
  }
}
