import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareSale } from './share-sale.ts';
import type { ShareSaleInput } from './share-sale-types.ts';

const listed: ShareSaleInput = {
  shares: 1_000,
  salePrice: 800,
  fairValue: 500,
  allottedOn: '2025-05-12',
  soldOn: '2026-08-20',
  otherTaxableIncome: 2_000_000,
};
const sale = (more: Partial<ShareSaleInput> = {}) => shareSale({ ...listed, ...more });
const ids = (more: Partial<ShareSaleInput>) => sale(more).warnings.map(({ id }) => id);

describe('the tax on a sale (13.3)', () => {
  it('is an eighth of a listed long-term gain above the free part', () => {
    expect(sale()).toMatchObject({
      financialYear: '2026-27',
      longTerm: true,
      holdingMonths: 15,
      gain: 300_000,
      freePart: 125_000,
      taxableGain: 175_000,
      ratePercent: 12.5,
      taxOnGain: 21_875,
      cess: 875,
      tax: 22_750,
      afterTax: 777_250,
    });
  });

  it.each([
    ['listed, eight months', { allottedOn: '2025-12-20' }, 62_400, 'short-term-special'],
    ['unlisted, 15 months', { market: 'unlisted' }, 78_000, 'slab'],
    ['unlisted, 30 months', { market: 'unlisted', allottedOn: '2024-02-20' }, 39_000, 'long-term-special'],
    ['80 lakh and ten lakh', { salePrice: 1_500, otherTaxableIncome: 8_000_000 }, 125_125, 'long-term-special'],
  ] as const)('%s', (_, more, tax, taxedAs) => {
    expect(sale(more)).toMatchObject({ tax, taxedAs });
  });

  it('takes off the costs of the sale and the free part that others used', () => {
    expect(sale({ costs: 5_000, freePartUsed: 100_000 })).toMatchObject({ gain: 295_000, freePart: 25_000, tax: 35_100 });
    expect(sale({ freePartUsed: 200_000 })).toMatchObject({ freePart: 0, tax: 39_000 });
  });

  it.each([
    [624.99, 124_990, 0],
    [625, 125_000, 0],
    [625.01, 125_010, 1.3],
  ])('has a free part of 1,25,000: sold at %s, %s is gained and %s paid', (salePrice, gain, tax) => {
    expect(sale({ salePrice })).toMatchObject({ gain, tax });
  });

  it('counts foreign shares with the rate of each day', () => {
    const dollars = { currency: 'USD', exchangeRate: 85, exchangeRateAtAllotment: 80, shares: 100, salePrice: 200, fairValue: 150.25 };
    expect(sale({ ...dollars, allottedOn: '2024-08-19' })).toMatchObject({
      market: 'foreign',
      saleValue: 1_700_000,
      cost: 1_202_000,
      gain: 498_000,
      tax: 64_740,
    });
    expect(sale(dollars)).toMatchObject({ longTerm: false, taxedAs: 'slab', ratePercent: null });
  });

  it('rounds to ten rupees beside the exact tax', () => {
    expect(sale({ salePrice: 737.345 })).toMatchObject({ gain: 237_345, tax: 14_604.85, taxRounded: 14_600 });
  });
});

describe('the holding', () => {
  it.each([
    ['listed', '2025-05-12', '2026-05-12', false, '2026-05-13'],
    ['listed', '2025-05-12', '2026-05-13', true, '2026-05-13'],
    ['unlisted', '2024-08-31', '2026-08-31', false, '2026-09-01'],
    ['foreign', '2024-08-31', '2026-09-01', true, '2026-09-01'],
    ['listed', '2024-02-29', '2025-03-01', false, '2025-03-02'],
    ['listed', '2024-02-29', '2025-03-02', true, '2025-03-02'],
    ['unlisted', '2022-12-31', '2024-12-31', false, '2025-01-01'],
  ] as const)('of %s shares from %s to %s is long-term: %s', (market, allottedOn, soldOn, longTerm, longTermFrom) => {
    expect(sale({ market, allottedOn, soldOn })).toMatchObject({ longTerm, longTermFrom });
  });

  it('may be a single day, and never ends before it begins', () => {
    expect(sale({ allottedOn: '2026-08-20' })).toMatchObject({ holdingMonths: 0, longTerm: false });
    expect(() => sale({ allottedOn: '2026-08-21' })).toThrow('sold before they were allotted');
  });

  it('is counted for sales from 23 July 2024 on', () => {
    expect(sale({ soldOn: '2024-07-23', allottedOn: '2024-07-01' }).tax).toBe(62_400);
    expect(() => sale({ soldOn: '2024-07-22', allottedOn: '2024-07-01' })).toThrow('Sales up to 2024-07-22 are not counted.');
    expect(ids({ soldOn: '2027-04-01' })).toContain('if-no-rule-changes');
  });
});

describe('the unused basic exemption', () => {
  it.each([
    [300_000, 'new', 'below-60', 100_000],
    [400_000, 'new', 'below-60', 0],
    [0, 'new', 'below-60', 175_000],
    [200_000, 'old', 'below-60', 50_000],
    [200_000, 'old', '60-to-79', 100_000],
    [400_000, 'old', '80-or-more', 100_000],
  ] as const)('beside %s in the %s regime, %s, takes %s', (otherTaxableIncome, regime, ageGroup, unusedExemption) => {
    const answer = sale({ otherTaxableIncome, regime, ageGroup });
    expect(answer.unusedExemption).toBe(unusedExemption);
    expect(answer.tax).toBe((175_000 - unusedExemption) * 0.13);
  });

  it('is for residents only', () => {
    expect(sale({ otherTaxableIncome: 0, resident: false })).toMatchObject({ unusedExemption: 0, tax: 22_750 });
  });
});

describe('the surcharge on a gain', () => {
  it.each([
    [4_700_000, 0],
    [4_700_010, 10],
    [10_000_000, 15],
    [30_000_000, 15],
    [60_000_000, 15],
  ])('beside %s is %s per cent, at most 15', (otherTaxableIncome, percent) => {
    expect(sale({ otherTaxableIncome }).surchargePercent).toBe(percent);
  });

  it('warns up to ten lakh above a threshold, and of the surcharge on other income', () => {
    expect(ids({ otherTaxableIncome: 4_700_000 })).not.toContain('near-surcharge-threshold');
    expect(ids({ otherTaxableIncome: 4_700_001 })).toContain('near-surcharge-threshold');
    expect(ids({ otherTaxableIncome: 5_700_000 })).toContain('near-surcharge-threshold');
    expect(ids({ otherTaxableIncome: 5_700_001 })).not.toContain('near-surcharge-threshold');
    expect(sale({ otherTaxableIncome: 4_800_000 }).mayAlsoCost.surcharge).toBe(106_080);
  });
});

describe('the rebate', () => {
  it('is not part of the tax, but may be lost', () => {
    const answer = sale({ otherTaxableIncome: 1_200_000 });
    expect(answer).toMatchObject({ tax: 22_750, mayAlsoCost: { rebate: 62_400, surcharge: 0 } });
    const warnings = answer.warnings.map(({ id, rule }) => [id, rule?.open]);
    expect(warnings).toContainEqual(['open-point', 'special-rate-gains']);
    expect(warnings).toContainEqual(['gain-may-end-rebate', undefined]);
  });

  it.each([
    [900_000, 0],
    [900_010, 31_201.04],
    [1_200_000, 62_400],
    [1_200_010, 0],
  ])('beside other income of %s may cost %s', (otherTaxableIncome, rebate) => {
    expect(sale({ otherTaxableIncome }).mayAlsoCost.rebate).toBe(rebate);
  });

  it('is part of the tax where the slabs decide', () => {
    expect(sale({ market: 'unlisted', otherTaxableIncome: 1_200_000 })).toMatchObject({ tax: 109_200, mayAlsoCost: { rebate: 0, surcharge: 0 } });
  });
});

describe('a loss', () => {
  it.each([
    ['2025-12-20', 'any-gain'],
    ['2025-05-12', 'long-term-gain'],
  ])('of shares allotted on %s is set against %s, without tax', (allottedOn, lossAgainst) => {
    expect(sale({ salePrice: 400, costs: 10, allottedOn })).toMatchObject({ gain: -100_010, loss: 100_010, lossAgainst, lossYears: 8, tax: 0 });
  });

  it('is none at the same price', () => {
    expect(sale({ salePrice: 500 })).toMatchObject({ gain: 0, loss: 0, lossAgainst: null, tax: 0 });
  });
});

describe('any sale', () => {
  it('costs no more when less is gained', () => {
    const markets = fc.constantFrom('listed' as const, 'unlisted' as const, 'foreign' as const);
    const other = fc.integer({ min: 0, max: 4_000_000 }).map((tens) => tens * 10);
    fc.assert(
      fc.property(markets, other, fc.integer({ min: 0, max: 5_000 }), fc.integer({ min: 0, max: 5_000 }), (market, otherTaxableIncome, price, more) => {
        const [lower, higher] = [price, price + more].map((salePrice) => sale({ market, otherTaxableIncome, salePrice }));
        expect(higher!.tax).toBeGreaterThanOrEqual(lower!.tax);
        expect(lower!.tax).toBeLessThanOrEqual(Math.max(0, lower!.gain));
        expect(lower!.freePart + lower!.unusedExemption + lower!.taxableGain).toBeCloseTo(Math.max(0, lower!.gain), 2);
      }),
    );
  });
});
