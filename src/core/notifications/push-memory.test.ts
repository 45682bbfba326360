import { describe, expect, it } from 'vitest';
import { pushMemoryFrom, pushUpkeep } from './push-memory.ts';

const day = 86_400_000;
const now = 1_000 * day;
const none = pushMemoryFrom(undefined);

describe('what a device remembers of notifications', () => {
  it('is read as far as it is what it ought to be', () => {
    expect(none).toEqual({ isOn: false, spentMs: 0, askedAt: undefined, registeredAt: 0, signedInAt: 0 });
    expect(pushMemoryFrom({ isOn: 'yes', spentMs: -5, askedAt: 'today', registeredAt: Infinity })).toEqual(none);
    const kept = { isOn: true, spentMs: 7, askedAt: 1, registeredAt: 2, signedInAt: 3 };
    expect(pushMemoryFrom(kept)).toEqual(kept);
  });

  const wanted = { ...none, isOn: true, registeredAt: now - 1, signedInAt: 5 };

  it.each([
    ['nothing where the browser does not allow it', wanted, false, 6, 'nothing'],
    ['nothing while it is registered for this session', wanted, true, 5, 'nothing'],
    ['a registration with the next session', wanted, true, 6, 'register'],
    ['a registration after a day', { ...wanted, registeredAt: now - day }, true, 5, 'register'],
    ['a registration after a clock that was ahead', { ...wanted, registeredAt: now + day }, true, 5, 'register'],
    ['an end to what somebody else subscribed here', none, true, 5, 'unsubscribe'],
  ] as const)('asks for %s (R-175)', (_what, memory, isAllowed, session, upkeep) => expect(pushUpkeep(memory, isAllowed, session, now)).toBe(upkeep));
});
