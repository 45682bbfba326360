import type { AnonymousPersona } from '#core/personas/anonymous-persona.ts';
import { avatarUrlOf, avatarNamed } from '#core/personas/avatar.ts';

interface AvatarShape {
  readonly avatarUri: string;
  readonly avatarColor: string;
  readonly fullAvatarUrl: string;
}

/** Pool picture by name, or nothing once it left the pool. */
export function avatarToContract(uri: string | null | undefined): AvatarShape | undefined {
  const avatar = typeof uri === 'string' ? avatarNamed(uri) : undefined;
  return avatar && typeof uri === 'string' ? { avatarUri: uri, avatarColor: avatar.colour, fullAvatarUrl: avatarUrlOf(avatar) } : undefined;
}

export const personaToContract = (persona: AnonymousPersona | null | undefined) => ({
  userName: persona?.userName ?? null,
  avatarUri: null,
  avatarColor: null,
  fullAvatarUrl: null,
  ...avatarToContract(persona?.avatarUri),
});
