import type { ProfileType } from './profile-type.ts';

/** Persona of a member; the two share nothing (F-16). */
export interface Persona {
  readonly profileType: ProfileType;
  readonly userName: string | null;
  readonly bio: string | null;
  readonly avatarUri: string | null;
  /** Confirmed job, usable without a pseudonym. */
  readonly isConfirmed?: true;
}

export interface OwnPersonas {
  readonly personas: readonly Persona[];
  readonly selected: ProfileType;
}

/** Personas of the caller and the selected one. */
export abstract class Personas {
  abstract available(): Promise<OwnPersonas>;
  abstract select(profileType: ProfileType): Promise<void>;
}
