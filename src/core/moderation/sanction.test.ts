import { describe, expect, it } from 'vitest';
import { sanctionEnd, isInForce } from './sanction.ts';

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
});
