import { describe, expect, it } from 'vitest';
import { gratuityTax } from './gratuity-tax.ts';

describe('the tax on a gratuity', () => {
  it('spares the least of what was received, the formula and 20 lakh (R-044)', () => {
    expect(gratuityTax({ received: 2_500_000, monthlyWages: 120_000, years: 30 })).toMatchObject({
      limits: { received: 2_500_000, formula: 2_076_923.08, lifetime: 2_000_000 },
      exempt: 2_000_000,
      taxable: 500_000,
    });
    expect(gratuityTax({ received: 400_000, monthlyWages: 64_000, years: 9, months: 5 })).toMatchObject({ exempt: 332_307.69, taxable: 67_692.31 });
    expect(gratuityTax({ received: 300_000, monthlyWages: 64_000, years: 9 })).toMatchObject({ exempt: 300_000, taxable: 0 });
  });

  it('takes thirty days and completed years where the establishment is not covered', () => {
    expect(gratuityTax({ received: 400_000, employer: 'not-covered', monthlyWages: 64_000, years: 9, months: 11 })).toMatchObject({
      exempt: 288_000,
      taxable: 112_000,
    });
  });

  it('spares government staff all of it', () => {
    expect(gratuityTax({ received: 2_500_000, employer: 'government' })).toMatchObject({ exempt: 2_500_000, taxable: 0, limits: { formula: null } });
  });

  it('applies the lifetime limit, and not the 25 lakh for central government staff', () => {
    expect(gratuityTax({ received: 900_000, formulaAmount: 900_000, exemptBefore: 1_500_000 })).toMatchObject({ exempt: 500_000, taxable: 400_000 });
    expect(gratuityTax({ received: 2_500_000, formulaAmount: 2_500_000 }).taxable).toBe(500_000);
  });

  it('says what it adds to the tax of the year', () => {
    expect(gratuityTax({ received: 2_500_000, formulaAmount: 2_500_000, otherTaxableIncome: 1_500_000 }).tax).toBe(98_800);
    expect(gratuityTax({ received: 2_500_000, formulaAmount: 2_500_000 }).tax).toBeNull();
  });

  it('needs wages or a formula amount', () => {
    expect(() => gratuityTax({ received: 1 })).toThrow('monthlyWages is missing');
  });
});
