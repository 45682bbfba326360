import { describe, expect, it } from 'vitest';
import { neverInterrupted } from '../nudges/nudge-budget.ts';
import { countedOn, spentAt, paused } from './active-time.ts';
import { activeBeforeAskMs, asksForVerdict, hasReason, mayAskForPush, nativeStep, pushNudge, waitsToAsk } from './push-permission.ts';

const day = 86_400_000;
const now = 1_000 * day;
const nothing = { hasAsked: false, hasAnswered: false, followsSomething: false };
const usual = { permission: 'default', askedAt: undefined, nudges: neverInterrupted } as const;

describe('the question about notifications in a browser (R-174)', () => {
  it('waits for 45,000 ms with the page in sight', () => {
    expect(activeBeforeAskMs).toBe(45_000);
    const first = paused(countedOn({ spentMs: 0, since: undefined }, 1_000), 31_000);
    expect([first, spentAt(first, 999_000)]).toEqual([{ spentMs: 30_000, since: undefined }, 30_000]);
    expect(spentAt(countedOn(countedOn(first, 50_000), 60_000), 65_000)).toBe(45_000);
    expect(paused(countedOn(first, 50_000), 40_000)).toEqual(first);
  });

  it.each([
    ['default', true],
    ['granted', false],
    ['denied', false],
    ['provisional', false],
    ['unsupported', false],
  ] as const)('waits where the browser says %s: %s', (permission, waits) => expect(waitsToAsk({ ...usual, permission }, now)).toBe(waits));

  it('comes again after 24 h, and never once it was closed', () => {
    expect(waitsToAsk({ ...usual, askedAt: now - day + 1 }, now)).toBe(false);
    expect(waitsToAsk({ ...usual, askedAt: now - day }, now)).toBe(true);
    expect(waitsToAsk({ ...usual, nudges: { ...neverInterrupted, closed: ['notification-prompt'] } }, now)).toBe(false);
  });

  it('comes only to a member who asked, answered or follows something', () => {
    expect(hasReason(nothing)).toBe(false);
    expect(mayAskForPush(usual, nothing, now)).toBe(false);
    for (const one of ['hasAsked', 'hasAnswered', 'followsSomething']) expect(mayAskForPush(usual, { ...nothing, [one]: true }, now)).toBe(true);
  });

  it('keeps to the budget for interruptions, lies over nothing and can be closed (D-19, F-05)', () => {
    expect([pushNudge.coversContent, pushNudge.isClosable]).toEqual([false, true]);
    const reasons = { ...nothing, hasAsked: true };
    expect(mayAskForPush({ ...usual, nudges: { ...neverInterrupted, interruptedAt: now - 60_000 } }, reasons, now)).toBe(false);
    expect(mayAskForPush({ ...usual, nudges: { ...neverInterrupted, interruptedAt: now - 1_800_000 } }, reasons, now)).toBe(true);
    expect(mayAskForPush({ ...usual, permission: 'denied' }, reasons, now)).toBe(false);
  });
});

describe('the question about notifications in a native app (R-176)', () => {
  it.each([
    ['granted', false],
    ['denied', true],
    ['provisional', true],
    ['default', true],
  ] as const)('asks the server where the device says %s: %s (R-177)', (permission, asks) => expect(asksForVerdict(permission)).toBe(asks));

  it.each([
    [true, 1, 'start'],
    [true, 2, 'prompt'],
    [true, 5, 'prompt'],
    [false, 1, 'nothing'],
    [false, 5, 'nothing'],
  ] as const)('with showPopup %s and popupCount %i leads to: %s', (isDue, times, step) => expect(nativeStep({ isDue, times })).toBe(step));
});
