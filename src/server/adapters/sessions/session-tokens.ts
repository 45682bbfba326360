import type { TokenStatus } from '#core/sessions/token-family.ts';
import { hashed, randomSecret } from '../secrets/secrets.ts';

const handleLength = 22;
const shape = /^[A-Za-z0-9_-]{65}$/;

/** Shared prefix of a session's tokens that finds its row. */
export const newHandle = (): string => randomSecret(16);

/** Session handle plus 256 random bits. */
export const newToken = (handle: string): string => handle + randomSecret(32);

export const handleIn = (token: string): string => token.slice(0, handleLength);

export const handleHashOf = (token: string | undefined): string | undefined => (token !== undefined && shape.test(token) ? hashed(handleIn(token)) : undefined);

/** Fake former token, so that row length never reveals how active a member is. */
export const noFormer = (): string[] => [hashed(randomSecret(32))];

/** Compares hashes only, so that timing reveals nothing. */
export function tokenStatusOf(token: string, current: readonly string[], former: readonly string[]): TokenStatus {
  const hash = hashed(token);
  if (current.includes(hash)) return 'current';
  return former.includes(hash) ? 'former' : 'unknown';
}
