import { describe, expect, it } from 'vitest';
import { asksForLogin, endsSession, stopsOthers } from './session-refusal.ts';

describe('a call that fails', () => {
  it.each([
    ['signed-out', 'listSessions', true, true],
    ['forbidden', 'listSessions', true, false],
    ['signed-out', 'refreshSession', true, false],
    ['signed-out', 'listNotifications', true, false],
    ['signed-out', 'actOnNotifications', true, false],
    ['signed-out', 'completePasskeyLogin', false, false],
    ['signed-out', 'completePasskeySignUp', false, false],
    ['forbidden', 'redeemRecoveryCode', false, false],
    ['signed-out', 'socialLogin', false, false],
    ['conflict', 'listSessions', false, false],
    ['invalid', 'listSessions', false, false],
    ['broken', 'listSessions', false, false],
    ['missing', 'revokeSession', false, false],
  ] as const)('as %s, when it was %s, ends a session: %s, and asks a guest to log in: %s (D-03, R-237)', (kind, operation, ends, asks) => {
    expect(endsSession(kind, operation)).toBe(ends);
    expect(asksForLogin(kind, operation)).toBe(asks);
  });

  it.each([
    ['signed-out', 'listSessions', true],
    ['forbidden', 'listSessions', true],
    ['signed-out', 'refreshSession', false],
    ['signed-out', 'listNotifications', false],
    ['signed-out', 'redeemRecoveryCode', false],
    ['broken', 'listSessions', false],
  ] as const)('as %s, when it was %s, makes all others pointless: %s (R-237)', (kind, operation, stops) => {
    expect(stopsOthers(kind, operation)).toBe(stops);
  });
});
