import { hourMs } from '../figures/durations.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptMoment, keptMomentAfter, postedOf } from './posted-moment.ts';

const now = Date.UTC(2026, 10, 20, 9, 30, 12, 345);

describe('the moment of a post (D-28, F-17)', () => {
  it('is exact under DESIGNATION, and shown to its author alone', () => {
    expect(keptMoment('DESIGNATION', now, 0.7)).toBe(now);
    expect(postedOf('DESIGNATION', now, true)).toEqual({ postedOn: '2026-11-20', postedAt: now });
    expect(postedOf('DESIGNATION', now, false)).toEqual({ postedOn: '2026-11-20', postedAt: null });
  });

  it('is random within the last hour under ANONYMOUS, and shown only as a day', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), (chance) => {
        const kept = keptMoment('ANONYMOUS', now, chance);
        expect(kept <= now && kept > now - hourMs).toBe(true);
        expect(postedOf('ANONYMOUS', kept, true).postedAt).toBeNull();
      }),
    );
  });

  it('of a reply lies after what it answers', () => {
    expect(keptMomentAfter('ANONYMOUS', now, 0.99, now - 1_000)).toBe(now - 999);
    expect(keptMomentAfter('ANONYMOUS', now, 0.5, now - 10 * hourMs)).toBe(now - hourMs / 2);
    expect(keptMomentAfter('DESIGNATION', now, 0.5, now)).toBe(now + 1);
  });

  it('belongs to the day of India', () => {
    expect(postedOf('ANONYMOUS', Date.UTC(2026, 10, 20, 19, 0), false).postedOn).toBe('2026-11-21');
  });
});
