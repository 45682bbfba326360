import type { ProfileType } from './profile-type.ts';

/** One of the faces that a member may write under. The two of one member share nothing (F-16). */
export interface PseudoProfile {
  readonly profileType: ProfileType;
  readonly userName: string | null;
  readonly bio: string | null;
  /** As the pool of pictures names it. */
  readonly avatarUri: string | null;
}

export interface PseudoProfileChoices {
  readonly profilesAvailable: readonly PseudoProfile[];
  readonly selectedProfileType: ProfileType;
}

/** Under which face the caller writes. */
export abstract class PseudoProfiles {
  abstract available(): Promise<PseudoProfileChoices>;
  /** Refuses a face that the member does not have. */
  abstract select(profileType: ProfileType): Promise<void>;
}
