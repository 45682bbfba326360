import { describe, expect, it } from 'vitest';
import { carriedBanEnd, carriedSilenceEnd, isInForce, liftedDays, sanctionEnd } from './sanction.ts';

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

  it('of a deleted account go on until their end, and for a year at most', () => {
    const [week, year] = [sanctionEnd(now, 7), Date.parse('2027-11-21T08:00:00Z')];
    expect([carriedBanEnd(week, now), carriedBanEnd(null, now), carriedBanEnd(year + 1, now)]).toEqual([week, year, year]);
  });

  it('that are silences of a deleted account go on until the end of the day in UTC, however often it is deleted, and for a year at most', () => {
    const end = Date.parse('2026-11-29T00:00:00Z');
    expect([carriedSilenceEnd(sanctionEnd(now, 7), now), carriedSilenceEnd(end, now)]).toEqual([end, end]);
    expect(carriedSilenceEnd(null, now)).toBe(Date.parse('2027-11-21T00:00:00Z'));
  });

  it('that were lifted are told for a month', () => expect(liftedDays).toBe(30));
});
