import { describe, expect, it } from 'vitest';
import { amountOf, lakhPicks, picksOf, thousandPicks } from './amount-picks.ts';

describe('picking an amount (R-048)', () => {
  it('offers 1 to 99 lakh, 1 to 5 crore in tenths, thousands to 95', () => {
    expect(lakhPicks.slice(0, 3)).toEqual([1, 2, 3]);
    expect(lakhPicks.slice(97, 102)).toEqual([98, 99, 100, 110, 120]);
    expect(lakhPicks.at(-1)).toBe(500);
    expect([thousandPicks.length, thousandPicks.at(-1)]).toEqual([20, 95]);
  });

  it.each([
    [745_000, { lakhs: 7, thousands: 45 }],
    [95_000, { lakhs: 0, thousands: 95 }],
    [12_000_000, { lakhs: 120, thousands: 0 }],
    [0, { lakhs: 0, thousands: 0 }],
  ])('finds the picks of %i, and its way back', (amount, picks) => {
    expect(picksOf(amount)).toEqual(picks);
    expect(amountOf(picks)).toBe(amount);
  });

  it.each([746_000, 12_500_001, 10_500_000, 60_000_000, 0.5])('finds no picks of %d, which none of them make', (amount) => {
    expect(picksOf(amount)).toBeUndefined();
  });
});
