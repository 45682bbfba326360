import type { AnonymousPersona } from '#core/personas/anonymous-persona.ts';

interface NamedAnswer {
  readonly userName: string | null;
  readonly avatarUri: string | null;
}

export const personaFromContract = ({ userName, avatarUri }: NamedAnswer): AnonymousPersona | undefined =>
  userName === null || avatarUri === null ? undefined : { userName, avatarUri };
