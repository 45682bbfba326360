import { describe, expect, it } from 'vitest';
import { figuresAround } from '#tests/salary-figures.ts';
import type { PublishedCell, SalaryFigures } from './salary-figures.ts';
import { askedPay, figuresFor } from './unit-slips.ts';

const figuresOf = (median: number, spread: number, currency: 'INR' | 'USD' = 'INR'): SalaryFigures => {
  const points = ([25, 50, 75] as const).map((percent, at) => ({ percent, amount: median * (0.8 + at * 0.2) }));
  return figuresAround(median, { currency, people: 50, points, confidence: 'moderate', spread });
};

const lakh = 100_000;
const figures = figuresOf(10 * lakh, 0.5);
const at = (score: number): number => 10 * lakh * Math.exp(score * 0.5);

describe('a unit that may have slipped (F-03)', () => {
  it.each([
    ['the pay of a month for that of a year', 1.5 * lakh, 18 * lakh],
    ['the pay of a year, times twelve', 216 * lakh, 18 * lakh],
    ['lakhs noted as rupees', 18, 18 * lakh],
    ['rupees noted as lakhs', 18 * lakh * lakh, 18 * lakh],
    ['a zero too many', 180 * lakh, 18 * lakh],
    ['two zeros too many', 1_800 * lakh, 18 * lakh],
  ])('is asked about: %s', (_slip, amount, meant) => {
    expect(askedPay({ amount, currency: 'INR' }, figuresOf(18 * lakh, 0.3))).toEqual({ meant });
  });

  it('is asked about from three and a half deviations on, and not before', () => {
    expect(askedPay({ amount: at(3.5) - 1, currency: 'INR' }, figures)).toBeUndefined();
    expect(askedPay({ amount: at(3.5) + 1, currency: 'INR' }, figures)).toEqual({ meant: 575_000 });
    expect(askedPay({ amount: at(-3.5) + 1, currency: 'INR' }, figures)).toBeUndefined();
    expect(askedPay({ amount: at(-3.5) - 1, currency: 'INR' }, figures)).toEqual({ meant: 1_738_000 });
  });

  it('is asked about only where the same in another unit lies within two', () => {
    expect(askedPay({ amount: 12 * at(2) - 12, currency: 'INR' }, figures)).toEqual({ meant: 2_718_000 });
    expect(askedPay({ amount: 12 * at(2) + 12, currency: 'INR' }, figures)).toBeUndefined();
  });

  it('takes the other unit that lies nearest', () => {
    const wide = figuresOf(10 * lakh, 2.5);
    expect(askedPay({ amount: 150, currency: 'INR' }, wide)).toEqual({ meant: 150 * lakh });
    expect(askedPay({ amount: 5 * lakh, currency: 'INR' }, wide)).toBeUndefined();
  });

  it('looks at the pay of the whole year, and changes the one amount', () => {
    expect(askedPay({ amount: 1.5 * lakh, rest: 2 * lakh, currency: 'INR' }, figuresOf(20 * lakh, 0.3))).toEqual({ meant: 18 * lakh });
    expect(askedPay({ amount: 1.5 * lakh, rest: 18 * lakh, currency: 'INR' }, figuresOf(20 * lakh, 0.3))).toBeUndefined();
  });
});

describe('a pay that nothing is known to hold against (F-03)', () => {
  it.each([
    [59_999, { meant: 720_000 }],
    [60_000, undefined],
    [500_000_000, undefined],
    [500_000_001, { meant: 41_667_000 }],
    [4_999, { meant: 499_900_000 }],
    [0, undefined],
  ])('of %s rupees is asked about: %o', (amount, asked) => expect(askedPay({ amount, currency: 'INR' })).toEqual(asked));

  it.each([
    [999, { meant: 12_000 }],
    [1_000, undefined],
    [10_000_000, undefined],
    [120_000_000, { meant: 10_000_000 }],
  ])('of %s dollars is asked about: %o', (amount, asked) => expect(askedPay({ amount, currency: 'USD' })).toEqual(asked));

  it('is asked about without a guess where no other unit lies near', () =>
    expect(askedPay({ amount: 59_999, currency: 'INR' }, figuresOf(100 * lakh, 0.1))).toEqual({ meant: null }));
});

describe('the figures that a salary is held against', () => {
  const cell = (level: PublishedCell['level'], published: SalaryFigures): PublishedCell => ({
    level,
    figures: published,
    group: { company: null, designation: null, city: null, experience: null, employment: null },
  });

  it('are the narrowest of its currency', () => {
    const cells = [cell(1, figuresOf(1, 1, 'USD')), cell(3, figures), cell(5, figuresOf(2, 1))];
    expect(figuresFor(cells, 'INR')).toBe(figures);
    expect(figuresFor([], 'INR')).toBeUndefined();
  });
});
