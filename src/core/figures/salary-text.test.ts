import { describe, expect, it } from 'vitest';
import { dollarText, salaryRange, salaryText, type PayRangeWords } from './salary-text.ts';

const words: PayRangeWords = { from: (text) => `From ${text}`, upTo: (text) => `Up to ${text}`, notDisclosed: 'Not Disclosed' };

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
    expect(salaryText(600_000, { lakh: ' लाख सालाना', crore: ' करोड़', thousandDollars: '' })).toBe('6 लाख सालाना');
  });

  it.each([
    [120_000, '120k DPA'],
    [1_250_500, '1,250.5k DPA'],
  ])('of %s dollars is %s (R-012)', (amount, text) => {
    expect(dollarText(amount)).toBe(text);
  });
});

describe('a range of salaries', () => {
  it.each([
    [600_000, 950_000, '6 – 9.5 LPA'],
    [9_500_000, 11_000_000, '95 LPA – 1.1 Cr'],
    [11_000_000, 20_000_000, '1.1 – 2 Cr'],
    [600_000, null, 'From 6 LPA'],
    [null, 900_000, 'Up to 9 LPA'],
    [null, null, 'Not Disclosed'],
    [600_000, 600_000, '6 LPA'],
    [0, 600_000, '0 – 6 LPA'],
  ])('from %s to %s is %s (R-012)', (least, most, text) => {
    expect(salaryRange(least, most, words)).toBe(text);
  });
});
