import { describe, expect, it } from 'vitest';
import { asksForLogin, endsSession, stopsOthers } from './session-refusal.ts';

describe('a call that fails', () => {
  it.each([
    ['signed-out', {}, true, true],
    ['forbidden', {}, true, false],
    ['signed-out', { unasked: true }, true, false],
    ['signed-out', { provesLogin: true }, false, false],
    ['forbidden', { provesLogin: true }, false, false],
    ['conflict', {}, false, false],
    ['invalid', {}, false, false],
    ['broken', {}, false, false],
    ['missing', {}, false, false],
  ] as const)('as %s, when it is %o, ends a session: %s, has guests log in: %s (D-03, R-237)', (kind, facts, ends, asks) => {
    expect(endsSession(kind, facts)).toBe(ends);
    expect(asksForLogin(kind, facts)).toBe(asks);
  });

  it.each([
    ['signed-out', {}, true],
    ['forbidden', {}, true],
    ['signed-out', { unasked: true }, false],
    ['signed-out', { provesLogin: true }, false],
    ['broken', {}, false],
  ] as const)('as %s, when it is %o, makes all others pointless: %s (R-237)', (kind, facts, stops) => {
    expect(stopsOthers(kind, facts)).toBe(stops);
  });
});
