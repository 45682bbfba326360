import { describe, expect, it } from 'vitest';
import { compact, grouped, stepped } from './counts.ts';
import { groupedToPaise } from './paise.ts';

describe('a grouped count', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1_000, '1,000'],
    [100_000, '1,00,000'],
    [12_345_678, '1,23,45,678'],
  ])('writes %s as %s (R-015)', (count, text) => {
    expect(grouped(count)).toBe(text);
  });

  it('is written as browsers write it, and so is an amount with paise', () => {
    const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
    const toPaise = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    for (let count = 1; count < 100_000_000_000; count = count * 3 + 1) {
      for (const signed of [count, -count]) expect(grouped(signed)).toBe(whole.format(signed));
      for (const amount of [count / 8, count / 3, count + 0.005, count + 0.995]) expect(groupedToPaise(amount)).toBe(toPaise.format(amount));
    }
  });
});

describe('a compact count', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1_000, '1k'],
    [1_099, '1k'],
    [1_100, '1.1k'],
    [1_999, '1.9k'],
    [41_000, '41k'],
    [99_999, '99.9k'],
    [100_000, '1L'],
    [129_999, '1.2L'],
    [8_000_000, '80L'],
    [9_999_999, '99.9L'],
    [10_000_000, '1Cr'],
    [15_000_000, '1.5Cr'],
    [12_345_000_000, '1,234.5Cr'],
  ])('cuts %s down to %s (R-015, D-06)', (count, text) => {
    expect(compact(count)).toBe(text);
  });

  it('takes the units of another language (R-015)', () => {
    expect(compact(38_000, { thousand: ' हज़ार', lakh: ' लाख', crore: ' करोड़' })).toBe('38 हज़ार');
  });
});

describe('a stepped count', () => {
  it.each([
    [0, '0'],
    [4, '4'],
    [5, '5+'],
    [9, '5+'],
    [10, '10+'],
    [19, '10+'],
    [20, '20+'],
    [49, '20+'],
    [50, '50+'],
    [99, '50+'],
    [100, '100+'],
    [199, '100+'],
    [200, '200+'],
    [500, '500+'],
    [999, '500+'],
    [1_000, '1,000+'],
    [2_499, '2,000+'],
    [5_000, '5,000+'],
    [123_456, '1,00,000+'],
  ])('says %s as %s', (count, text) => {
    expect(stepped(count)).toBe(text);
  });
});
