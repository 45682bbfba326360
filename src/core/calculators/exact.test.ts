import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise, percentParts, rupees, times } from './exact.ts';

describe('exact arithmetic', () => {
  it.each([
    [5, 1, 2, 'half-up', 3],
    [5, 1, 2, 'up', 3],
    [5, 1, 2, 'down', 2],
    [-5, 1, 2, 'half-up', -3],
    [-5, 1, 2, 'down', -2],
    [1, 1, 3, 'half-up', 0],
    [2, 1, 3, 'half-up', 1],
    [1, 1, 3, 'up', 1],
    [6, 1, 3, 'up', 2],
    [0, 7, 3, 'up', 0],
  ] as const)('takes %s × %s ÷ %s %s as %s', (amount, numerator, denominator, rounding, result) => {
    expect(times(amount, numerator, denominator, rounding)).toBe(result);
  });

  it('is the same where a product leaves the numbers that are safe', () => {
    const sizes = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });
    const roundings = fc.constantFrom('half-up' as const, 'up' as const, 'down' as const);
    fc.assert(
      fc.property(
        sizes,
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        roundings,
        (amount, numerator, denominator, rounding) => {
          const [size, divisor] = [BigInt(Math.abs(amount)) * BigInt(numerator), BigInt(denominator)];
          const rest = size % divisor;
          const isUp = rounding === 'up' ? rest > 0n : rounding === 'half-up' && rest * 2n >= divisor;
          const expected = Number(size / divisor + (isUp && rest > 0n ? 1n : 0n)) * Math.sign(amount);
          expect(times(amount, numerator, denominator, rounding) + 0).toBe(expected + 0);
        },
      ),
    );
  });

  it('brings rupees to paise and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }), (amount) => {
        expect(paise(rupees(amount))).toBe(amount);
      }),
    );
  });

  it('takes a typed percentage as a fraction of whole numbers', () => {
    expect(percentParts(12.5)).toEqual([12_500_000, 100_000_000]);
  });
});
