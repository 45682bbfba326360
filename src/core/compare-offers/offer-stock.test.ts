import { describe, expect, it } from 'vitest';
import { compareOffers } from './compare-offers.ts';
import type { OfferOutput, StockGrant } from './compare-offers-types.ts';

function offered(stock: StockGrant): OfferOutput {
  const [offer] = compareOffers({ offers: [{ annualFixed: 2_000_000, state: 'karnataka', stock }] }).offers;
  if (!offer) throw new Error('No offer came back.');
  return offer;
}

const yearsOf = (stock: StockGrant, of: 'stock' | 'stockLow' | 'stockHigh' | 'conditionalStock'): number[] => offered(stock).years.map((year) => year[of]);
const partOf = (stock: StockGrant) => offered(stock).parts.find(({ id }) => id === 'stock');

const rsus = { type: 'rsus', grant: 1_200_000 } as const;
const range = { type: 'esops', lowGrant: 400_000, highGrant: 1_600_000, vestingYears: 4 } as const;

describe('the schedule of an offer’s stock (R-089)', () => {
  it.each([
    [{ ...rsus, yearPercents: [5, 15, 40, 40] }, [60_000, 180_000, 480_000, 480_000]],
    [{ ...rsus, yearPercents: [10, 20, 30, 20, 20] }, [120_000, 240_000, 360_000, 240_000]],
    [{ ...rsus, yearPercents: [50, 50] }, [600_000, 600_000, 0, 0]],
    [{ ...rsus, yearPercents: [5, 15, 40, 40], cliffMonths: 24 }, [0, 240_000, 480_000, 480_000]],
    [{ ...rsus, vestingYears: 4, cliffMonths: 18 }, [0, 600_000, 300_000, 300_000]],
    [{ ...rsus, vestingYears: 4, cliffMonths: 0, vestsEvery: 'year' }, [300_000, 300_000, 300_000, 300_000]],
    [{ type: 'rsus', shares: 1_001, price: 1_000, vestingYears: 4, vestsEvery: 'year' }, [250_000, 250_000, 250_000, 251_000]],
  ] as const)('vests %o', (stock, years) => {
    expect(yearsOf(stock, 'stock')).toEqual(years);
  });

  it('knows its years, so that the band has one end', () => {
    expect(partOf({ ...rsus, yearPercents: [5, 15, 40, 40] })).toMatchObject({ low: 300_000, expected: 300_000, high: 300_000 });
  });

  it('adds the tax that esopExercise counts, year by year', () => {
    const { years } = offered({ ...rsus, yearPercents: [0, 0, 0, 100] });
    expect(years.map(({ stockTax }) => stockTax > 0)).toEqual([false, false, false, true]);
    expect(years[3]?.stockTax).toBe((years[3]?.tax ?? 0) - (years[0]?.tax ?? 0));
  });
});

describe('a range for an offer’s stock (R-089)', () => {
  it('that is not traded counts its low end, and the rest at the high end', () => {
    expect(partOf(range)).toMatchObject({ certainty: 'conditional', low: 100_000, expected: 100_000, high: 400_000 });
    expect(offered(range).years[0]).toMatchObject({ stock: 100_000, conditionalStock: 300_000, stockLow: 100_000, stockHigh: 400_000, gross: 2_100_000 });
  });

  it('that is traded is expected in the middle', () => {
    expect(partOf({ ...range, type: 'rsus' })).toMatchObject({ certainty: 'likely', low: 100_000, expected: 250_000, high: 400_000 });
    expect(offered({ ...range, type: 'rsus' }).years[0]).toMatchObject({ stock: 250_000, conditionalStock: 0, stockLow: 100_000, stockHigh: 400_000 });
  });

  it('widens the band of the offer, and may begin at nothing', () => {
    const { low, value, high } = offered({ ...range, type: 'rsus' });
    expect(low).toBeLessThan(value);
    expect(value).toBeLessThan(high);
    expect(offered({ ...range, lowGrant: 0 })).toMatchObject({ value: offered({ type: 'esops', grant: 1_600_000, vestingYears: 4 }).value });
  });

  it('comes from shares and prices above the price paid', () => {
    const options: StockGrant = { type: 'esops', shares: 4_000, lowPrice: 150, highPrice: 450, exercisePrice: 50, vestingYears: 4, vestsEvery: 'quarter' };
    expect(partOf(options)).toMatchObject({ low: 100_000, expected: 100_000, high: 400_000 });
    expect([yearsOf(options, 'stockLow'), yearsOf(options, 'stockHigh')]).toEqual([Array(4).fill(100_000), Array(4).fill(400_000)]);
    expect(partOf({ ...options, exercisePrice: 500 })).toBe(undefined);
    expect(yearsOf({ type: 'esops', shares: 4_000, price: 100, vestingYears: 4, vestsEvery: 'year' }, 'conditionalStock')).toEqual(Array(4).fill(100_000));
  });

  it.each([
    [{ type: 'esops' }, 'Give the stock of an offer once'],
    [{ grant: 1, shares: 1, price: 1 }, 'Give the stock of an offer once'],
    [{ grant: 1, lowGrant: 1, highGrant: 2 }, 'Give the stock of an offer once'],
    [{ lowGrant: 1 }, 'lowGrant and highGrant are needed together.'],
    [{ lowGrant: 2, highGrant: 1 }, 'lowGrant is above highGrant.'],
    [{ shares: 1 }, 'price is missing'],
    [{ grant: 1, yearPercents: [50] }, 'yearPercents do not add up to 100.'],
  ] as const)('is refused as %o', (stock, message) => {
    expect(() => offered(stock)).toThrow(message);
  });
});
