import { describe, expect, it } from 'vitest';
import { incomeTax } from './income-tax.ts';
import type { FinancialYear, Regime } from '../calculators/person-types.ts';

const tax = (taxableIncome: number, regime: Regime = 'new', financialYear: FinancialYear = '2026-27', more: object = {}) =>
  incomeTax({ taxableIncome, regime, financialYear, ...more });

describe('the surcharge', () => {
  it.each([
    ['new', 5_000_000, 0],
    ['new', 5_000_010, 10],
    ['new', 10_000_000, 10],
    ['new', 10_000_010, 15],
    ['new', 20_000_000, 15],
    ['new', 20_000_010, 25],
    ['new', 50_000_010, 25],
    ['old', 50_000_000, 25],
    ['old', 50_000_010, 37],
  ] as const)('of the %s regime on %s is %s per cent before relief', (regime, income, percent) => {
    expect(tax(income, regime).surchargePercent).toBe(percent);
  });

  it('has relief above 50 lakh: 50,70,000 pays 11,96,000', () => {
    expect(tax(5_070_000)).toMatchObject({
      slabTax: 1_101_000,
      surchargeBeforeRelief: 110_100,
      surchargeRelief: 61_100,
      surcharge: 49_000,
      cess: 46_000,
      taxPayable: 1_196_000,
    });
  });

  it('includes the surcharge at the threshold in its relief, unlike a public calculator', () => {
    const atCrore = tax(10_000_000);
    const above = tax(10_000_010);
    expect(atCrore.taxAfterRebate + atCrore.surcharge).toBe(2_838_000);
    expect(above.taxAfterRebate + above.surcharge).toBe(2_838_010);
  });

  it.each([
    ['new', 5_161_190, true],
    ['new', 5_161_200, false],
    ['new', 10_196_940, true],
    ['new', 10_196_950, false],
    ['new', 20_892_800, false],
    ['new', 20_892_790, true],
    ['old', 53_017_820, true],
    ['old', 53_017_830, false],
  ] as const)('under the %s regime has relief at %s: %s', (regime, income, hasRelief) => {
    expect(tax(income, regime).surchargeRelief > 0).toBe(hasRelief);
  });

  it.each([5_000_000, 10_000_000, 20_000_000])('never takes more than the income above %s', (threshold) => {
    const at = tax(threshold);
    const above = tax(threshold + 10);
    expect(above.taxAfterRebate + above.surcharge - at.taxAfterRebate - at.surcharge).toBeLessThanOrEqual(10);
  });
});
