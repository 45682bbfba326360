import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closedBy, interrupted, mayAskAt, mayInterrupt, neverInterrupted, owing, type Nudge } from './nudge-budget.ts';

const minute = 60_000;
const nudge = { name: 'onboarding', coversContent: false, isClosable: true } as const;

describe('the budget of nudges (D-19, F-05)', () => {
  it.each<[string, Partial<Nudge>, boolean]>([
    ['stands in a corner and can be closed', {}, true],
    ['lies over what is read', { coversContent: true }, false],
    ['cannot be closed', { isClosable: false }, false],
  ])('hears of something that %s, and lets it speak: %s', (_, how, may) => {
    expect(mayInterrupt({ ...nudge, ...how }, neverInterrupted, 0)).toBe(may);
  });

  it('is used up for half an hour for everything, even if the clock goes back', () => {
    const spent = interrupted(neverInterrupted, 100 * minute);
    expect(mayInterrupt({ ...nudge, name: 'app-nudge' }, spent, 129 * minute)).toBe(false);
    expect(mayInterrupt(nudge, spent, 99 * minute)).toBe(false);
    expect(mayInterrupt(nudge, spent, 130 * minute)).toBe(true);
  });

  it('gives the next session to what found it spent, and waits a week for it (R-174)', () => {
    const [spent, push] = [interrupted(neverInterrupted, 0), { ...nudge, name: 'notification-prompt' } as const];
    const owed = owing(owing(spent, push.name, minute), push.name, 20 * minute);
    const [day, week] = [1_440 * minute, 7 * 1_440 * minute];
    expect([mayInterrupt(push, owed, minute), mayInterrupt(nudge, owed, day), mayInterrupt(push, owed, day)]).toEqual([false, false, true]);
    expect(mayInterrupt(nudge, interrupted(owed, day), 2 * day)).toBe(true);
    expect(mayInterrupt(nudge, owed, week + minute)).toBe(true);
  });

  it.each([
    ['/', true],
    ['/reviews/koyal-pay-reviews', true],
    ['/login', false],
    ['/contribute/company-review-v3', false],
    ['/features', false],
    ['/messages', false],
    ['/moderation', false],
    ['/moderation/team', false],
    ['/administration/companies/k4v9x0q2m7c1t8za', false],
  ])('may speak up at %s: %s', (path, may) => expect(mayAskAt(path)).toBe(may));

  it('remembers what was closed for good, and only that', () => {
    const closed = closedBy(closedBy(neverInterrupted, 'onboarding'), 'onboarding');
    expect(closed.closed).toEqual(['onboarding']);
    expect(mayInterrupt(nudge, closed, 1e12)).toBe(false);
    expect(mayInterrupt({ ...nudge, name: 'app-nudge' }, closed, 1e12)).toBe(true);
  });

  it('interrupts nobody twice in half an hour, whatever wants to speak, whenever', () => {
    const offer = record({
      afterMs: integer({ min: 0, max: 20 * minute }),
      name: constantFrom('onboarding', 'app-nudge', 'contribute-prompt', 'notification-prompt'),
      coversContent: constantFrom(true, false),
      isClosable: constantFrom(true, false),
    });
    assert(
      property(array(offer, { maxLength: 60 }), (offers) => {
        let memory = neverInterrupted;
        let now = 0;
        const times: number[] = [];
        for (const { afterMs, ...wanted } of offers) {
          now += afterMs;
          if (!mayInterrupt(wanted, memory, now)) continue;
          expect(wanted.coversContent || !wanted.isClosable).toBe(false);
          memory = interrupted(memory, now);
          times.push(now);
        }
        for (const [at, time] of times.entries()) expect(time - (times[at - 1] ?? -Infinity)).toBeGreaterThanOrEqual(30 * minute);
      }),
    );
  });
});
