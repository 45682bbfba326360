import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { incomeTax } from './income-tax.ts';
import { financialYears, type FinancialYear, type Regime } from '../calculators/person-types.ts';

const incomes = fc.oneof(fc.integer({ min: 0, max: 3_000_000 }), fc.integer({ min: 0, max: 100_000_000 })).map((rupees) => rupees * 10 - (rupees % 10));
const years = fc.constantFrom(...financialYears);
const regimes = fc.constantFrom<Regime>('new', 'old');
const ages = fc.constantFrom('below-60' as const, '60-to-79' as const, '80-or-more' as const);

/** Rupees in ten-thousandths, so that sums stay whole. */
const whole = (rupees: number): number => Math.round(rupees * 10_000);

const beforeCess = (taxableIncome: number, regime: Regime, financialYear: FinancialYear, ageGroup: 'below-60' | '60-to-79' | '80-or-more'): number => {
  const { taxAfterRebate, surcharge } = incomeTax({ taxableIncome, regime, financialYear, ageGroup });
  return whole(taxAfterRebate) + whole(surcharge);
};

describe('the tax before cess', () => {
  it('never falls when the income rises', () => {
    fc.assert(
      fc.property(incomes, fc.integer({ min: 1, max: 50_000 }), regimes, years, ages, (income, more, regime, year, age) => {
        expect(beforeCess(income + more * 10, regime, year, age)).toBeGreaterThanOrEqual(beforeCess(income, regime, year, age));
      }),
      { numRuns: 500 },
    );
  });

  it('never rises more than the income, except at the old regime’s 5 lakh cliff', () => {
    fc.assert(
      fc.property(incomes, fc.integer({ min: 1, max: 50_000 }), regimes, years, ages, (income, more, regime, year, age) => {
        fc.pre(regime === 'new' || income > 500_000 || income + more * 10 <= 500_000);
        expect(beforeCess(income + more * 10, regime, year, age) - beforeCess(income, regime, year, age)).toBeLessThanOrEqual(whole(more * 10));
      }),
      { numRuns: 500 },
    );
  });

  it('keeps both near every threshold', () => {
    const edges = fc.constantFrom(
      700_000,
      722_220,
      1_200_000,
      1_270_590,
      5_000_000,
      5_161_190,
      10_000_000,
      10_196_950,
      20_000_000,
      20_892_800,
      50_000_000,
      53_017_830,
    );
    fc.assert(
      fc.property(edges, fc.integer({ min: -300, max: 300 }), regimes, years, (edge, tens, regime, year) => {
        const rise = beforeCess(edge + tens * 10 + 10, regime, year, 'below-60') - beforeCess(edge + tens * 10, regime, year, 'below-60');
        expect(rise).toBeGreaterThanOrEqual(0);
        expect(rise).toBeLessThanOrEqual(whole(10));
      }),
      { numRuns: 500 },
    );
  });
});

describe('the new regime', () => {
  it('takes in FY 2025-26 no more than in FY 2024-25', () => {
    fc.assert(
      fc.property(incomes, (taxableIncome) => {
        const [later, earlier] = [incomeTax({ taxableIncome, financialYear: '2025-26' }), incomeTax({ taxableIncome, financialYear: '2024-25' })];
        expect(later.taxPayable).toBeLessThanOrEqual(earlier.taxPayable);
      }),
    );
  });
});

describe('the relief of the surcharge', () => {
  it('is never negative, and never more than the surcharge', () => {
    fc.assert(
      fc.property(incomes, regimes, years, (taxableIncome, regime, financialYear) => {
        const { surchargeRelief, surchargeBeforeRelief, rebateRelief } = incomeTax({ taxableIncome, regime, financialYear });
        expect(surchargeRelief).toBeGreaterThanOrEqual(0);
        expect(surchargeRelief).toBeLessThanOrEqual(surchargeBeforeRelief);
        expect(rebateRelief).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
