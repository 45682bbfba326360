import type { Persona } from './personas.ts';
import type { ProfileType } from './profile-type.ts';

/** The code of a refusal: what was sent named another name than the one that its author writes under now. */
export const nameChanged = 'NAME_CHANGED';

/** The persona that a draft goes out under, with the name that others will read. */
export interface DraftPersona {
  readonly profileType: ProfileType;
  /** The name; undefined while the personas could not be read. */
  readonly name: string | undefined;
}

/** The persona chosen for a draft, where its author has it; otherwise the made-up name, or a confirmed job. */
export function draftPersona(chosen: ProfileType, personas: readonly Persona[], isNameless = false): DraftPersona {
  const fallback = personas.find(({ profileType, isConfirmed }) => profileType === 'ANONYMOUS' || (isNameless && isConfirmed));
  const found = personas.find(({ profileType }) => profileType === chosen) ?? fallback;
  return { profileType: found?.profileType ?? 'ANONYMOUS', name: found?.userName ?? found?.bio ?? undefined };
}

/** The personas in the order in which a draft offers them: the one that its author has put first in their profile, then the other. */
export const personasOffered = (personas: readonly Persona[], first: ProfileType | undefined): readonly Persona[] => [
  ...personas.filter(({ profileType }) => profileType === first),
  ...personas.filter(({ profileType }) => profileType !== first),
];
