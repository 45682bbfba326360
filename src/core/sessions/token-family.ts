import { dayMs, minuteMs } from '../figures/durations.ts';
import { renewEarlyMs } from './session-timing.ts';

/** Limits the worth of a stolen access token. */
export const accessMs = 15 * minuteMs;

/** Longest idle time of a session (S-21). */
export const longestIdleMs = 30 * dayMs;

/** Longest life of any session, however much used (S-21). */
const longestMs = 180 * dayMs;

/** Grace period for former tokens, as several tabs may ask and answers get lost. */
const graceMs = 10_000;

/** Time after signing in when sign-in methods may be changed (S-25). */
const freshMs = 10 * minuteMs;

export type TokenStatus = 'current' | 'former' | 'unknown';

/** Exchanges tokens, adds some beside those of another tab, or ends the session. */
export type RefreshVerdict = 'change' | 'join' | 'revoke' | 'ended';

/** Revokes the session when an exchanged token reappears later, since it was copied (S-20). */
export function refreshVerdict(
  shown: TokenStatus,
  { changedAt, endsAt }: { readonly changedAt: number; readonly endsAt: number },
  now: number,
): RefreshVerdict {
  if (now >= endsAt) return 'ended';
  if (shown === 'current') return 'change';
  return shown === 'former' && now < changedAt + graceMs ? 'join' : 'revoke';
}

export const sessionEnd = (signedInAt: number, now: number): number => Math.min(now + longestIdleMs, signedInAt + longestMs);

/** Never outlasts the session. */
export function accessTimes(endsAt: number, now: number): { readonly refreshAt: number; readonly expiresAt: number } {
  const expiresAt = Math.min(now + accessMs, endsAt);
  return { refreshAt: refreshTime(expiresAt), expiresAt };
}

export const refreshTime = (expiresAt: number): number => expiresAt - renewEarlyMs;

/** Accepts a current token until it ends, and a former one during the grace period. */
export function isGood(shown: TokenStatus, { changedAt, expiresAt }: { readonly changedAt: number; readonly expiresAt: number }, now: number): boolean {
  return now < expiresAt && (shown === 'current' || (shown === 'former' && now < changedAt + graceMs));
}

export const isFresh = (signedInAt: number, now: number): boolean => now < signedInAt + freshMs;
