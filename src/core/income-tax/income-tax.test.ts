import { describe, expect, it } from 'vitest';
import { incomeTax } from './income-tax.ts';
import type { AgeGroup, FinancialYear, Regime } from '../calculators/person-types.ts';

const tax = (taxableIncome: number, regime: Regime = 'new', financialYear: FinancialYear = '2026-27', more: object = {}) =>
  incomeTax({ taxableIncome, regime, financialYear, ...more });

describe('the slabs of the new regime', () => {
  it.each([
    [300_000, 0],
    [300_010, 0.5],
    [700_000, 20_000],
    [1_000_000, 50_000],
    [1_200_000, 80_000],
    [1_500_000, 140_000],
    [1_600_000, 170_000],
  ])('take from %s in FY 2024-25 %s before the rebate (R-043)', (income, slabTax) => {
    expect(tax(income, 'new', '2024-25').slabTax).toBe(slabTax);
  });

  it.each([
    ['2025-26', 400_000, 0],
    ['2025-26', 400_010, 0.5],
    ['2025-26', 800_000, 20_000],
    ['2025-26', 1_200_000, 60_000],
    ['2025-26', 1_600_000, 120_000],
    ['2025-26', 2_000_000, 200_000],
    ['2025-26', 2_400_000, 300_000],
    ['2025-26', 2_400_010, 300_003],
    ['2026-27', 1_600_000, 120_000],
    ['2026-27', 2_400_000, 300_000],
  ] as const)('take in FY %s from %s %s before the rebate (R-043)', (year, income, slabTax) => {
    expect(tax(income, 'new', year).slabTax).toBe(slabTax);
  });
});

describe('the slabs of the old regime', () => {
  it.each([
    ['below-60', 250_000, 0],
    ['below-60', 250_010, 0.5],
    ['below-60', 500_000, 12_500],
    ['below-60', 1_000_000, 112_500],
    ['below-60', 1_500_000, 262_500],
    ['60-to-79', 300_000, 0],
    ['60-to-79', 500_000, 10_000],
    ['60-to-79', 1_000_000, 110_000],
    ['80-or-more', 500_000, 0],
    ['80-or-more', 500_010, 2],
    ['80-or-more', 1_000_000, 100_000],
  ] as const)('take from someone %s with %s %s in every year (R-043)', (ageGroup: AgeGroup, income, slabTax) => {
    for (const year of ['2024-25', '2025-26', '2026-27'] as const) expect(tax(income, 'old', year, { ageGroup }).slabTax).toBe(slabTax);
  });

  it('are those of the young for every non-resident', () => {
    expect(tax(1_000_000, 'old', '2026-27', { ageGroup: '80-or-more', resident: false }).slabTax).toBe(112_500);
  });

  it.each([
    ['1966-04-01', '2025-26', '60-to-79'],
    ['1966-04-02', '2025-26', 'below-60'],
    ['1966-04-02', '2026-27', '60-to-79'],
    ['1946-04-01', '2025-26', '80-or-more'],
    ['1946-04-02', '2025-26', '60-to-79'],
  ] as const)('take someone born on %s in FY %s as %s: ages begin a day early', (bornOn, year, ageGroup) => {
    expect(tax(600_000, 'old', year, { bornOn }).ageGroup).toBe(ageGroup);
  });

  it.each([
    [59, 'below-60'],
    [60, '60-to-79'],
    [79, '60-to-79'],
    [80, '80-or-more'],
  ])('take an age of %s as %s', (age, ageGroup) => {
    expect(tax(600_000, 'old', '2026-27', { age }).ageGroup).toBe(ageGroup);
  });
});

describe('the rebate', () => {
  it.each([
    ['2024-25', 700_000, 0, 0],
    ['2024-25', 700_010, 10.4, 10],
    ['2024-25', 722_220, 23_108.8, 23_110],
    ['2024-25', 722_230, 23_111.92, 23_110],
    ['2024-25', 727_777, 23_689.12, 23_690],
    ['2025-26', 1_200_000, 0, 0],
    ['2025-26', 1_200_010, 10.4, 10],
    ['2025-26', 1_240_000, 41_600, 41_600],
    ['2025-26', 1_270_580, 73_403.2, 73_400],
    ['2025-26', 1_270_590, 73_412.04, 73_410],
    ['2026-27', 1_240_000, 41_600, 41_600],
    ['2026-27', 1_275_000, 74_100, 74_100],
  ] as const)('leaves in FY %s on %s %s, payable %s, under the new regime', (year, income, before, payable) => {
    const answer = tax(income, 'new', year);
    expect([answer.taxBeforeRounding, answer.taxPayable]).toEqual([before, payable]);
  });

  it('shows its relief: 66,000 less 26,000 at 12,40,000 (Finance Ministry FAQ of February 2025)', () => {
    expect(tax(1_240_000)).toMatchObject({ slabTax: 66_000, rebate: 0, rebateRelief: 26_000, taxAfterRebate: 40_000, cess: 1_600, taxPayable: 41_600 });
  });

  it('is a cliff without relief in the old regime', () => {
    expect(tax(500_000, 'old').taxPayable).toBe(0);
    expect(tax(500_010, 'old')).toMatchObject({ rebate: 0, rebateRelief: 0, slabTax: 12_502, taxPayable: 13_000 });
  });

  it('and its relief are for residents only', () => {
    expect(tax(1_200_000, 'new', '2026-27', { resident: false }).taxPayable).toBe(62_400);
    expect(tax(1_240_000, 'new', '2026-27', { resident: false }).taxPayable).toBe(68_640);
    expect(tax(400_000, 'old', '2026-27', { resident: false }).taxPayable).toBe(7_800);
  });
});

describe('the rounding', () => {
  it.each([
    [1_200_004, 1_200_000],
    [1_200_004.99, 1_200_000],
    [1_200_005, 1_200_010],
    [1_199_995, 1_200_000],
    [1_199_994.99, 1_199_990],
  ])('takes %s as %s before the limit is looked at', (income, rounded) => {
    expect(tax(income).taxableIncome).toBe(rounded);
  });

  it('goes to ten rupees once, at the end, half up', () => {
    expect(tax(1_660_110)).toMatchObject({ taxBeforeRounding: 137_302.88, taxPayable: 137_300 });
    expect(tax(1_200_005).taxPayable).toBe(10);
  });

  it('takes a twelfth of the year each month, and in the last what is left', () => {
    expect(tax(1_660_110)).toMatchObject({ monthlyTax: 11_442, lastMonthTax: 11_438 });
  });

  it('stays exact for the largest incomes', () => {
    expect(tax(9_999_999_990, 'old').taxBeforeRounding).toBeCloseTo(((9_999_999_990 - 1_000_000) * 0.3 + 112_500) * 1.37 * 1.04, 1);
  });
});

describe('figures that others have published wrongly', () => {
  it.each([
    ['castudyweb.com: 60,000 at 12 lakh', 1_200_000, '2025-26', 'new', 0],
    ['khabri.news: 1,05,750 at 15 lakh gross', 1_425_000, '2025-26', 'new', 97_500],
    ['bankingvista.com: a rebate at 9.5 lakh', 950_000, '2025-26', 'old', 106_600],
    ['bulkcalculator.com: 2,95,000 at 19.25 lakh', 1_925_000, '2025-26', 'new', 192_400],
    ['bulkcalculator.com: 1,17,000 at 11 lakh of the old regime', 1_100_000, '2025-26', 'old', 148_200],
    ['paytax.net.in: a surcharge of 12 per cent', 6_000_000, '2025-26', 'new', 1_578_720],
  ] as const)('are not repeated: %s', (_, income, year, regime, payable) => {
    expect(tax(income, regime, year).taxPayable).toBe(payable);
  });
});

describe('the steps of a tax', () => {
  it('name their rule, its date, source and status (F-20)', () => {
    const slab = tax(2_000_000, 'new', '2024-25').lines.find(({ id }) => id === 'slab-tax');
    expect(slab?.rule).toMatchObject({ rule: 'income-tax-slabs-new', from: '2024-04-01', to: '2025-03-31', status: 'settled' });
    expect(tax(2_000_000).lines.filter(({ rule }) => rule && !rule.source)).toEqual([]);
  });

  it('warn of a review that is over, on the day after it (F-20)', () => {
    const ids = (today: string) => tax(2_000_000, 'new', '2026-27', { today }).warnings.map(({ id }) => id);
    expect(ids('2027-02-15')).not.toContain('past-review');
    expect(ids('2027-02-16')).toContain('past-review');
  });
});
