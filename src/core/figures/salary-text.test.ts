import { describe, expect, it } from 'vitest';
import { payRangeText, payText, salaryText, type PayEnds, type RangeWords } from './salary-text.ts';

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

describe('a salary in dollars', () => {
  it.each([
    [120_000, '120k DPA'],
    [1_250_000, '1,250k DPA'],
    [12_345_000, '12,345k DPA'],
    [95_500, '95.5k DPA'],
    [95_555, '95.56k DPA'],
    [0, '0'],
    [-120_000, '−120k DPA'],
  ])('of %s is %s, grouped as it is (R-012)', (amount, text) => {
    expect(payText(amount, 'USD')).toBe(text);
  });

  it('is not said in lakhs, nor rupees in thousands (R-012)', () => {
    expect(payText(600_000, 'INR')).toBe('6 LPA');
    expect(payText(600_000, 'USD')).toBe('600k DPA');
  });

  it('takes the words that are heard', () => {
    const spoken = { lakh: ' lakh rupees a year', crore: ' crore rupees a year', thousandDollars: ' thousand dollars a year' };
    expect(payText(1_800_000, 'INR', spoken)).toBe('18 lakh rupees a year');
    expect(payText(120_000, 'USD', spoken)).toBe('120 thousand dollars a year');
  });
});

describe('a range of pay', () => {
  const words: RangeWords = {
    between: (low, high) => `${low} – ${high}`,
    from: (low) => `From ${low}`,
    upTo: (high) => `Up to ${high}`,
    notDisclosed: 'Not Disclosed',
  };
  const rupees = (from: PayEnds['from'], to: PayEnds['to']): PayEnds => ({ currency: 'INR', from, to });

  it.each([
    [rupees(600_000, 950_000), '6 – 9.5 LPA'],
    [rupees(9_500_000, 11_000_000), '95 LPA – 1.1 Cr'],
    [rupees(11_000_000, 25_000_000), '1.1 – 2.5 Cr'],
    [rupees(600_000, null), 'From 6 LPA'],
    [rupees(null, 900_000), 'Up to 9 LPA'],
    [rupees(null, null), 'Not Disclosed'],
    [rupees(600_000, 600_000), '6 LPA'],
    [rupees(600_000, 600_001), '6 LPA'],
    [rupees(0, 600_000), '0 – 6 LPA'],
    [{ currency: 'USD', from: 90_000, to: 1_120_000 } as const, '90 – 1,120k DPA'],
    [{ currency: 'USD', from: null, to: null } as const, 'Not Disclosed'],
  ])('of %j is %s (R-012)', (ends, text) => {
    expect(payRangeText(ends, words)).toBe(text);
  });
});
