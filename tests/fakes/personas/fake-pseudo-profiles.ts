import { Failure } from '#core/failure.ts';
import type { PseudoProfile, PseudoProfileChoices, PseudoProfiles } from '#core/personas/pseudo-profiles.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import { aMemberRecord, type MemberRecord } from '#tests/fakes/profile/member-record.ts';

/** The faces of one member in memory. */
export class FakePseudoProfiles implements PseudoProfiles {
  readonly record: MemberRecord;

  constructor(record: MemberRecord = aMemberRecord()) {
    this.record = record;
  }

  async available(): Promise<PseudoProfileChoices> {
    const faces = this.#faces();
    const selected = faces.find(({ profileType }) => profileType === this.record.selected) ?? faces[0];
    return { profilesAvailable: faces, selectedProfileType: selected?.profileType ?? 'ANONYMOUS' };
  }

  async select(profileType: ProfileType): Promise<void> {
    if (!this.#faces().some((face) => face.profileType === profileType)) throw new Failure('conflict', 'There is nothing yet to write under in this way.');
    this.record.selected = profileType;
  }

  #faces(): readonly PseudoProfile[] {
    const { face, career } = this.record;
    const bio = career?.profileBio ?? null;
    return [
      ...(face ? [{ profileType: 'ANONYMOUS', userName: face.userName, bio: null, avatarUri: face.avatarUri } as const] : []),
      ...(bio === null ? [] : [{ profileType: 'DESIGNATION', userName: null, bio, avatarUri: null } as const]),
    ];
  }
}
