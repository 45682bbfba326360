import { avatarNamed } from '#core/personas/avatar.ts';
import type { Author } from '#core/personas/author.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';

export interface PersonaRow {
  readonly author_ref: string;
  readonly persona_kind: ProfileType;
  readonly persona_name: string;
  readonly persona_avatar: string | null;
  readonly persona_verified: boolean;
}

export const personaFromRow = ({ persona_kind, persona_name, persona_avatar, persona_verified }: PersonaRow): Author => ({
  profileType: persona_kind,
  name: persona_name,
  avatar: persona_kind === 'ANONYMOUS' && persona_avatar !== null ? avatarNamed(persona_avatar) : undefined,
  isVerified: persona_kind === 'DESIGNATION' && persona_verified,
});
