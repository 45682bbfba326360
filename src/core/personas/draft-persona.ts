import type { Persona } from './personas.ts';
import type { ProfileType } from './profile-type.ts';

/** Refused because the sender's name has changed meanwhile. */
export const nameChanged = 'NAME_CHANGED';

export interface DraftPersona {
  readonly profileType: ProfileType;
  /** Undefined while personas could not be read. */
  readonly name: string | undefined;
}

/** Chosen persona if available, else the pseudonym or confirmed job. */
export function draftPersona(chosen: ProfileType, personas: readonly Persona[], isNameless = false): DraftPersona {
  const fallback = personas.find(({ profileType, isConfirmed }) => profileType === 'ANONYMOUS' || (isNameless && isConfirmed));
  const found = personas.find(({ profileType }) => profileType === chosen) ?? fallback;
  return { profileType: found?.profileType ?? 'ANONYMOUS', name: found?.userName ?? found?.bio ?? undefined };
}

/** Puts the author's preferred persona first. */
export const personasOffered = (personas: readonly Persona[], first: ProfileType | undefined): readonly Persona[] => [
  ...personas.filter(({ profileType }) => profileType === first),
  ...personas.filter(({ profileType }) => profileType !== first),
];
