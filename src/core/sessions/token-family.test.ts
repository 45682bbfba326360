import { describe, expect, it } from 'vitest';
import { accessTimes, sessionEnd, isFresh, isGood, refreshVerdict } from './token-family.ts';

const minute = 60_000;
const day = 1_440 * minute;
const now = Date.UTC(2026, 10, 20);

describe('a refresh token that is shown (S-20)', () => {
  it.each([
    ['current', 0, 'change'],
    ['current', 9 * day, 'change'],
    ['former', 9_999, 'join'],
    ['former', 10_000, 'revoke'],
    ['unknown', 0, 'revoke'],
  ] as const)('%s, %d ms after the last change, leads to: %s', (shown, ageMs, verdict) =>
    expect(refreshVerdict(shown, { changedAt: now - ageMs, endsAt: now + 1 }, now)).toBe(verdict),
  );

  it.each(['current', 'former', 'unknown'] as const)('%s, of a session that has ended, leads nowhere', (shown) =>
    expect(refreshVerdict(shown, { changedAt: now - 1, endsAt: now }, now)).toBe('ended'),
  );
});

describe('a session (S-21)', () => {
  it('ends thirty days after its last use, and at most half a year old', () => {
    expect(sessionEnd(now, now) - now).toBe(30 * day);
    expect(sessionEnd(now, now + 149 * day) - now).toBe(179 * day);
    expect(sessionEnd(now, now + 151 * day) - now).toBe(180 * day);
  });

  it('has its tokens changed five minutes before the quarter of an hour is over (R-150)', () => {
    expect(accessTimes(now + day, now)).toEqual({ refreshAt: now + 10 * minute, expiresAt: now + 15 * minute });
    expect(accessTimes(now + minute, now).expiresAt).toBe(now + minute);
  });
});

describe('an access token (S-21)', () => {
  it.each([
    ['current', 15 * minute - 1, true],
    ['current', 15 * minute, false],
    ['former', 9_999, true],
    ['former', 10_000, false],
    ['unknown', 0, false],
  ] as const)('%s, %d ms after the last change, is good: %s', (shown, ageMs, good) =>
    expect(isGood(shown, { changedAt: now - ageMs, expiresAt: now - ageMs + 15 * minute }, now)).toBe(good),
  );
});

it('calls a session fresh for ten minutes (S-25)', () => {
  expect([isFresh(now, now + 10 * minute - 1), isFresh(now, now + 10 * minute)]).toEqual([true, false]);
});
