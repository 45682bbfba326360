import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { professionalTax } from './professional-tax.ts';
import { financialYears, type FinancialYear } from '../calculators/person-types.ts';
import { states, type State } from '../calculators/states.ts';

const tax = (state: State, monthlyGross: number, financialYear: FinancialYear = '2026-27', more: object = {}) =>
  professionalTax({ state, monthlyGross, financialYear, ...more });

const amounts = (state: State, monthlyGross: number, year: FinancialYear = '2026-27', more: object = {}): number[] =>
  tax(state, monthlyGross, year, more).months.map(({ amount }) => amount);

const eachMonth = (amount: number): number[] => Array.from({ length: 12 }, () => amount);
const odd = (amount: number, february: number, march: number): number[] => [...Array.from({ length: 10 }, () => amount), february, march];

describe('professional tax by the salary of a month', () => {
  it.each([
    ['andhra-pradesh', 15_000, 0],
    ['andhra-pradesh', 15_001, 150],
    ['andhra-pradesh', 20_000, 150],
    ['andhra-pradesh', 20_001, 200],
    ['telangana', 15_000, 0],
    ['telangana', 20_000, 150],
    ['telangana', 20_001, 200],
    ['assam', 15_000, 0],
    ['assam', 15_001, 180],
    ['assam', 24_999, 180],
    ['assam', 25_000, 208],
    ['gujarat', 12_000, 0],
    ['gujarat', 12_001, 200],
    ['mizoram', 5_000, 0],
    ['mizoram', 8_000, 75],
    ['mizoram', 10_000, 120],
    ['mizoram', 12_000, 150],
    ['mizoram', 15_000, 180],
    ['mizoram', 20_000, 195],
    ['mizoram', 20_001, 208],
    ['nagaland', 4_000, 0],
    ['nagaland', 5_000, 35],
    ['nagaland', 7_000, 75],
    ['nagaland', 9_000, 110],
    ['nagaland', 12_000, 180],
    ['nagaland', 12_001, 208],
    ['sikkim', 20_000, 0],
    ['sikkim', 30_000, 125],
    ['sikkim', 40_000, 150],
    ['sikkim', 40_001, 200],
    ['tripura', 7_500, 0],
    ['tripura', 15_000, 150],
    ['tripura', 15_001, 208],
  ] as const)('takes in %s from %s each month %s', (state, gross, amount) => {
    expect(amounts(state, gross)).toEqual(eachMonth(amount));
  });

  it.each([
    [10_000, 0, 0],
    [15_000, 110, 0],
    [20_000, 130, 0],
    [20_001, 130, 100],
    [30_000, 150, 100],
    [30_001, 150, 140],
    [50_000, 200, 140],
    [100_000, 200, 170],
    [100_001, 200, 208],
  ])('takes in West Bengal from %s a month %s to September 2026, %s from October', (monthlyGross, before, after) => {
    const { months, annual } = professionalTax({ state: 'west-bengal', monthlyGross, financialYear: '2026-27' });
    expect(months.map(({ amount }) => amount)).toEqual(Array.from({ length: 12 }, (_, at) => (at < 6 ? before : after)));
    expect(annual).toBe(6 * before + 6 * after);
  });

  it('took in Assam before April 2025 by other steps', () => {
    expect([10_000, 10_001, 14_999, 15_000, 24_999, 25_000].map((gross) => amounts('assam', gross, '2024-25')[0])).toEqual([0, 150, 150, 180, 180, 208]);
    expect(tax('assam', 30_000).annual).toBe(2_496);
  });

  it('takes in Karnataka from 25,000 on, and 300 in February from FY 2025-26', () => {
    expect(amounts('karnataka', 24_999.99)).toEqual(eachMonth(0));
    expect(amounts('karnataka', 25_000, '2024-25')).toEqual(eachMonth(200));
    expect(amounts('karnataka', 25_000, '2025-26')).toEqual(odd(200, 300, 200));
    expect([tax('karnataka', 25_000, '2024-25').annual, tax('karnataka', 25_000, '2025-26').annual]).toEqual([2_400, 2_500]);
  });

  it('takes in Maharashtra 300 in February, and from women above 25,000 only', () => {
    expect(amounts('maharashtra', 7_500)).toEqual(eachMonth(0));
    expect(amounts('maharashtra', 7_501)).toEqual(eachMonth(175));
    expect(amounts('maharashtra', 10_000)).toEqual(eachMonth(175));
    expect(amounts('maharashtra', 10_001)).toEqual(odd(200, 300, 200));
    expect(amounts('maharashtra', 25_000, '2026-27', { gender: 'female' })).toEqual(eachMonth(0));
    expect(amounts('maharashtra', 25_001, '2026-27', { gender: 'female' })).toEqual(odd(200, 300, 200));
  });
});

describe('professional tax in Punjab', () => {
  it.each([
    ['old', 250_000, '2026-27', 0],
    ['old', 250_001, '2026-27', 2_400],
    ['new', 300_000, '2024-25', 0],
    ['new', 300_001, '2024-25', 2_400],
    ['new', 400_000, '2025-26', 0],
    ['new', 400_001, '2025-26', 2_400],
  ] as const)('begins under the %s regime above the exemption: %s in FY %s', (regime, taxableIncome, year, annual) => {
    expect(tax('punjab', 60_000, year, { regime, taxableIncome }).annual).toBe(annual);
  });

  it('is an open point, and says so (F-20)', () => {
    expect(tax('punjab', 60_000).warnings).toContainEqual(
      expect.objectContaining({ id: 'open-point', rule: expect.objectContaining({ open: 'punjab-development-tax' }) }),
    );
  });
});

describe('professional tax', () => {
  it.each([
    'andaman-and-nicobar-islands',
    'arunachal-pradesh',
    'chandigarh',
    'chhattisgarh',
    'dadra-and-nagar-haveli-and-daman-and-diu',
    'delhi',
    'goa',
    'haryana',
    'himachal-pradesh',
    'jammu-and-kashmir',
    'ladakh',
    'lakshadweep',
    'rajasthan',
    'uttar-pradesh',
    'uttarakhand',
  ] as const)('is nothing in %s', (state) => {
    expect(tax(state, 500_000).annual).toBe(0);
  });

  it('is nothing for an exempt employee', () => {
    expect(tax('maharashtra', 90_000, '2026-27', { exempt: true }).annual).toBe(0);
  });

  it('is never more than 2,500 a year, in any state and year', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...states),
        fc.constantFrom(...financialYears),
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.constantFrom('male', 'female'),
        (state, year, gross, gender) => {
          const { annual, months } = tax(state, gross, year, { gender });
          expect(annual).toBeLessThanOrEqual(2_500);
          expect(months.reduce((sum, { amount }) => sum + amount, 0)).toBe(annual);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('never falls when the salary rises', () => {
    fc.assert(
      fc.property(fc.constantFrom(...states), fc.integer({ min: 0, max: 120_000 }), fc.integer({ min: 1, max: 20_000 }), (state, gross, more) => {
        expect(tax(state, gross + more).annual).toBeGreaterThanOrEqual(tax(state, gross).annual);
      }),
      { numRuns: 500 },
    );
  });

  it('is not the 250 a month of Tripura that boardhr.blogspot.com has', () => {
    expect(tax('tripura', 90_000).annual).toBe(2_496);
  });
});
