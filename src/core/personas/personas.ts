import type { ProfileType } from './profile-type.ts';

/** One of the personas that a member may write under. The two of one member share nothing (F-16). */
export interface Persona {
  readonly profileType: ProfileType;
  readonly userName: string | null;
  readonly bio: string | null;
  /** The picture as the pool of pictures names it. */
  readonly avatarUri: string | null;
  /** Set for a confirmed job, under which its owner writes without a made-up name, too. */
  readonly isConfirmed?: true;
}

export interface OwnPersonas {
  readonly personas: readonly Persona[];
  readonly selected: ProfileType;
}

/** The personas of the caller, and the one chosen to write under. */
export abstract class Personas {
  abstract available(): Promise<OwnPersonas>;
  /** Refuses a persona that the member does not have. */
  abstract select(profileType: ProfileType): Promise<void>;
}
