import { describe, expect, it } from 'vitest';
import { dayMs } from '../figures/durations.ts';
import { carriedEnd, isInForce, sanctionEnd } from './sanction.ts';

describe('sanctions (R-064)', () => {
  const now = Date.parse('2026-11-21T08:00:00Z');

  it('end by the clock', () => {
    const until = sanctionEnd(now, 7);
    expect([until, sanctionEnd(now, null)]).toEqual([Date.parse('2026-11-28T08:00:00Z'), null]);
    expect([isInForce({ until, liftedAt: null }, now), isInForce({ until, liftedAt: null }, until ?? 0)]).toEqual([true, false]);
  });

  it('for good end when they are lifted', () => {
    expect([isInForce({ until: null, liftedAt: null }, now), isInForce({ until: null, liftedAt: now }, now)]).toEqual([true, false]);
  });

  it('of a deleted account last until the day’s end in UTC, a year at most', () => {
    const [end, year] = [Date.parse('2026-11-29T00:00:00Z'), Date.parse('2027-11-21T00:00:00Z')];
    expect([carriedEnd(sanctionEnd(now, 7), now), carriedEnd(end, now)]).toEqual([end, end]);
    expect([carriedEnd(null, now), carriedEnd(year + dayMs, now)]).toEqual([year, year]);
  });
});
