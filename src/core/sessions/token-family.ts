import { dayMs, minuteMs } from '../figures/durations.ts';
import { renewEarlyMs } from './session-timing.ts';

/** A stolen access token is worth no longer than this. */
export const accessMs = 15 * minuteMs;

/** A session that nobody uses ends after this (S-21). */
export const longestIdleMs = 30 * dayMs;

/** Any session ends after this, however much it is used (S-21). */
const longestMs = 180 * dayMs;

/** The time after a change of tokens in which the former ones are taken too: several tabs may ask at once, and an answer may be lost. */
const graceMs = 10_000;

/** The time after signing in during which a member may change how they sign in (S-25). */
const freshMs = 10 * minuteMs;

/** The status of a refresh token among those of its session. */
export type TokenStatus = 'current' | 'former' | 'unknown';

/** The verdict on a refresh token: new tokens for old, new ones beside those of another tab, or the end of the session. */
export type RefreshVerdict = 'change' | 'join' | 'revoke' | 'ended';

/** A token that was changed already and is shown later again was copied, so nobody keeps the session (S-20). */
export function refreshVerdict(
  shown: TokenStatus,
  { changedAt, endsAt }: { readonly changedAt: number; readonly endsAt: number },
  now: number,
): RefreshVerdict {
  if (now >= endsAt) return 'ended';
  if (shown === 'current') return 'change';
  return shown === 'former' && now < changedAt + graceMs ? 'join' : 'revoke';
}

/** The end of a session whose tokens were changed now. */
export const sessionEnd = (signedInAt: number, now: number): number => Math.min(now + longestIdleMs, signedInAt + longestMs);

/** The times of an access token given out now: when it wants to be changed, and when it ends; never later than its session. */
export function accessTimes(endsAt: number, now: number): { readonly refreshAt: number; readonly expiresAt: number } {
  const expiresAt = Math.min(now + accessMs, endsAt);
  return { refreshAt: refreshTime(expiresAt), expiresAt };
}

export const refreshTime = (expiresAt: number): number => expiresAt - renewEarlyMs;

/** Whether an access token that was shown is good: a current one until it ends, a former one for a moment after the change. */
export function isGood(shown: TokenStatus, { changedAt, expiresAt }: { readonly changedAt: number; readonly expiresAt: number }, now: number): boolean {
  return now < expiresAt && (shown === 'current' || (shown === 'former' && now < changedAt + graceMs));
}

/** Whether a member signed in so lately that they may change how they sign in. */
export const isFresh = (signedInAt: number, now: number): boolean => now < signedInAt + freshMs;
