import type { Generated } from 'kysely';
import type { ProfileType } from '#core/personas/profile-type.ts';

/** The tables of the faces that members write under. */
export interface PersonaTables {
  readonly persona: PersonaTable;
}

export interface PersonaTable {
  /** `Secrets.personaOf` makes it from the account. */
  ref: string;
  kind: ProfileType;
  name: string;
  /** By what two made-up names are the same; none under DESIGNATION, where many share one. */
  name_key: string | null;
  /** As `avatarUriOf` writes it. */
  avatar: string | null;
  is_verified: Generated<boolean>;
  /** Whether its owner rests, so that it is shown to nobody. */
  is_hidden: Generated<boolean>;
}
