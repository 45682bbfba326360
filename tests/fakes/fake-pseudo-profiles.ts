import { Failure } from '#core/failure.ts';
import type { PseudoProfile, PseudoProfileChoices, PseudoProfiles } from '#core/members/pseudo-profiles.ts';
import type { ProfileType } from '#core/persona/profile-type.ts';

const both: readonly PseudoProfile[] = [
  { profileType: 'ANONYMOUS', userName: 'Quiet Banyan', bio: null, avatarUri: '17-sky' },
  { profileType: 'DESIGNATION', userName: null, bio: 'Product Manager at a payments company', avatarUri: null },
];

/** The faces of one member, in memory. */
export class FakePseudoProfiles implements PseudoProfiles {
  profiles: readonly PseudoProfile[];
  selected: ProfileType = 'ANONYMOUS';

  constructor(profiles: readonly PseudoProfile[] = both) {
    this.profiles = profiles;
  }

  async available(): Promise<PseudoProfileChoices> {
    return { profilesAvailable: this.profiles, selectedProfileType: this.selected };
  }

  async select(profileType: ProfileType): Promise<void> {
    if (!this.profiles.some((profile) => profile.profileType === profileType)) throw new Failure('conflict');
    this.selected = profileType;
  }
}
