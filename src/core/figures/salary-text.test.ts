import { describe, expect, it } from 'vitest';
import { salaryText } from './salary-text.ts';

describe('a salary', () => {
  it.each([
    [600_000, '6 LPA'],
    [950_000, '9.5 LPA'],
    [1_234_499, '12.34 LPA'],
    [1_234_500, '12.35 LPA'],
    [95_000, '0.95 LPA'],
    [9_999_490, '99.99 LPA'],
    [9_999_990, '1 Cr'],
    [10_000_000, '1 Cr'],
    [11_000_000, '1.1 Cr'],
    [12_345_678_900, '1,234.57 Cr'],
    [0, '0'],
    [-600_000, '−6 LPA'],
    [Number.NaN, ''],
  ])('of %s is %s (R-012, R-015)', (amount, text) => {
    expect(salaryText(amount)).toBe(text);
  });

  it('takes the units of another language', () => {
    expect(salaryText(600_000, { lakh: ' लाख सालाना', crore: ' करोड़' })).toBe('6 लाख सालाना');
  });
});
