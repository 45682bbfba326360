import type { TokenStatus } from '#core/sessions/token-family.ts';
import { hashed, randomSecret } from '../secrets/secrets.ts';

const handleLength = 22;
const shape = /^[A-Za-z0-9_-]{65}$/;

/** The part that all tokens of a session share, by which its row is found. */
export const newHandle = (): string => randomSecret(16);

/** A token: the handle of its session, and 256 bits of its own. */
export const newToken = (handle: string): string => handle + randomSecret(32);

export const handleIn = (token: string): string => token.slice(0, handleLength);

/** Hash of a token's handle, by which the row of its session is found; nothing when it is no token of ours. */
export const handleHashOf = (token: string | undefined): string | undefined => (token !== undefined && shape.test(token) ? hashed(handleIn(token)) : undefined);

/** Hashes of a former token that never was: a session that was never renewed is no shorter by it than others, for how active someone is tells of their made-up name. */
export const noFormer = (): string[] => [hashed(randomSecret(32))];

/** The status of a token among those of its session. Only hashes are compared, so the time it takes tells nothing. */
export function tokenStatusOf(token: string, current: readonly string[], former: readonly string[]): TokenStatus {
  const hash = hashed(token);
  if (current.includes(hash)) return 'current';
  return former.includes(hash) ? 'former' : 'unknown';
}
