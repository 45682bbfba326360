import { describe, expect, it } from 'vitest';
import { neverInterrupted } from '../nudges/nudge-budget.ts';
import { isAfterSending, mayAskToRate, rateNudge } from './rate-app.ts';

const day = 86_400_000;
const now = 1_000 * day;
const well = { hasSent: true, hasFailed: false, askedAt: undefined, nudges: neverInterrupted };

describe('the request to rate the app (R-223)', () => {
  it.each([
    ['after something was sent', {}, true],
    ['where nothing was sent', { hasSent: false }, false],
    ['where something failed', { hasFailed: true }, false],
    ['120 days later', { askedAt: now - 120 * day }, true],
    ['a day too early', { askedAt: now - 119 * day }, false],
    ['where the clock was set back', { askedAt: now + day }, false],
    ['right after another interruption', { nudges: { interruptedAt: now - 60_000, closed: [] } }, false],
    ['once it was closed', { nudges: { ...neverInterrupted, closed: ['rate-app' as const] } }, false],
  ])('%s', (_when, how, may) => expect(mayAskToRate({ ...well, ...how }, now)).toBe(may));

  it('lies over nothing, and can be closed (D-19)', () => expect([rateNudge.coversContent, rateNudge.isClosable]).toEqual([false, true]));

  it.each([
    ['/contribute/next-step', '?rid=e8d1f0c2m7c1t8zb', true],
    ['/contribute/next-step', '', false],
    ['/contribute/salary-v3', '?rid=e8d1f0c2m7c1t8zb', false],
  ])('follows what was sent: %s%s is %s', (pathname, search, isAfter) => expect(isAfterSending(pathname, search)).toBe(isAfter));
});
