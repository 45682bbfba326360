import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareOffers } from './compare-offers.ts';
import type { ComparedOffer, OfferOutput, StockGrant } from './compare-offers-types.ts';

const plain: ComparedOffer = { annualFixed: 2_000_000, state: 'karnataka' };

function one(more: Partial<ComparedOffer> = {}): OfferOutput {
  const [offer] = compareOffers({ offers: [{ ...plain, ...more }] }).offers;
  if (!offer) throw new Error('No offer came back.');
  return offer;
}

const rsus = (vestingYears: StockGrant['vestingYears']): StockGrant => ({ type: 'rsus', grant: 1_200_000, ...(vestingYears && { vestingYears }) });
const stockBy = (stock: StockGrant): number[] => one({ stock }).years.map((year) => year.stock + year.conditionalStock);

describe('an offer', () => {
  it('reconciles to its CTC', () => {
    const offer = one({ annualVariable: 300_000, annualInsurance: 15_000 });
    expect(offer.ctcParts.map(({ id, amount }) => [id, amount])).toEqual([
      ['fixed', 2_000_000],
      ['variable', 300_000],
      ['employer-provident-fund', 29_360],
      ['gratuity', 48_100],
      ['insurance', 15_000],
    ]);
    expect(offer.ctc).toBe(2_392_460);
  });

  it('shows fixed pay in hand: 20 lakh less tax, provident fund and professional tax', () => {
    expect(one().monthlyInHand).toBe(Math.round(((2_000_000 - 192_400 - 29_360 - 2_500) / 12) * 100) / 100);
  });

  it('tags its parts', () => {
    const certainty = (more: Partial<ComparedOffer>) => Object.fromEntries(one(more).parts.map((part) => [part.id, part.certainty]));
    expect(certainty({ annualVariable: 1, joiningBonus: 4, stock: rsus(4), annualInsurance: 1 })).toEqual({
      fixed: 'guaranteed',
      variable: 'likely',
      'joining-bonus': 'guaranteed',
      stock: 'likely',
      'employer-provident-fund': 'guaranteed',
      gratuity: 'conditional',
      insurance: 'guaranteed',
    });
    expect(certainty({ joiningBonus: 4, clawbackUntil: '2027-12-31' })['joining-bonus']).toBe('likely');
    expect(certainty({ stock: { type: 'esops', grant: 100 } })['stock']).toBe('conditional');
    expect(certainty({ stock: { type: 'esops', grant: 100, listed: true } })['stock']).toBe('likely');
  });

  it.each([
    [rsus(3), [400_000, 400_000, 400_000, 0]],
    [rsus(4), [300_000, 300_000, 300_000, 300_000]],
    [rsus(5), [240_000, 240_000, 240_000, 240_000]],
    [rsus('not-aware'), [300_000, 300_000, 300_000, 300_000]],
    [{ ...rsus(4), cliffMonths: 24 }, [0, 600_000, 300_000, 300_000]],
  ])('vests by the year: %o (R-089)', (stock, years) => {
    expect(stockBy(stock)).toEqual(years);
  });

  it('counts stock that is not traded at the high end only', () => {
    const offer = one({ stock: { type: 'esops', grant: 1_200_000, vestingYears: 4 } });
    expect(offer.years[0]).toMatchObject({ stock: 0, conditionalStock: 300_000, gross: 2_000_000 });
    expect(offer.parts.find(({ id }) => id === 'stock')).toMatchObject({ low: 0, expected: 0, high: 300_000 });
  });

  it.each(['rsus', 'esops'] as const)('has a wider band when the vesting of %s is not known (F-08)', (type) => {
    const band = (vestingYears: 4 | 'not-aware'): number => {
      const { low, high } = one({ stock: { type, grant: 1_200_000, vestingYears } });
      return high - low;
    };
    expect(band('not-aware')).toBeGreaterThan(band(4));
  });

  it('counts one-time sums in the first year, and a quarter each year (C-4)', () => {
    const offer = one({ joiningBonus: 200_000, noticeBuyout: 100_000, noticeCost: 80_000 });
    expect(offer.years.map(({ joiningBonus, noticeBuyout, noticeCost }) => [joiningBonus, noticeBuyout, noticeCost])).toEqual([
      [200_000, 100_000, 80_000],
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ]);
    expect(offer.parts.filter(({ id }) => /joining|notice/.test(id)).map(({ expected }) => expected)).toEqual([50_000, 25_000, -20_000]);
  });

  it.each([
    ['2027-11-30', 1],
    ['2027-12-01', 2],
    ['2028-12-15', 3],
  ])('says in which year the clawback until %s ends', (clawbackUntil, year) => {
    expect(one({ joiningBonus: 1, joinsOn: '2026-12-01', clawbackUntil }).clawbackEndsInYear).toBe(year);
  });

  it('loses variable pay and clawed-back bonuses at the low end, widest first, and says so', () => {
    const offer = one({ annualVariable: 300_000, variablePayoutPercent: 80, joiningBonus: 200_000, clawbackUntil: '2027-12-01' });
    expect(offer.spread).toEqual([
      { id: 'variable', below: 240_000, above: 60_000 },
      { id: 'joining-bonus', below: 50_000, above: 0 },
      { id: 'gratuity', below: 0, above: 48_100 },
    ]);
    expect(offer.low).toBeLessThan(offer.value);
    expect(offer.value).toBeLessThan(offer.high);
  });

  it('makes every year whole: what was paid is tax, deductions, in hand and the fund', () => {
    const offers = fc.record({
      annualFixed: fc.integer({ min: 200_000, max: 20_000_000 }),
      annualVariable: fc.integer({ min: 0, max: 5_000_000 }),
      variablePayoutPercent: fc.integer({ min: 0, max: 150 }),
      joiningBonus: fc.integer({ min: 0, max: 2_000_000 }),
      noticeCost: fc.integer({ min: 0, max: 500_000 }),
      providentFund: fc.constantFrom('capped' as const, 'actual' as const, 'none' as const),
    });
    fc.assert(
      fc.property(offers, (offer) => {
        const answer = one(offer);
        expect(answer.low).toBeLessThanOrEqual(answer.value);
        expect(answer.high).toBeGreaterThanOrEqual(answer.value);
        for (const year of answer.years) {
          const parts = year.tax + year.otherDeductions + year.employeeProvidentFund + year.inHand + year.noticeCost;
          expect(Math.round(parts * 100)).toBe(Math.round(year.gross * 100));
          expect(Math.round(year.yours * 100)).toBe(Math.round((year.inHand + year.employeeProvidentFund + year.employerProvidentFund) * 100));
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe('offers side by side', () => {
  it('are at most three (R-005)', () => {
    expect(() => compareOffers({ offers: [plain, plain, plain, plain] })).toThrow('You can only add 3 salaries/offers.');
    expect(() => compareOffers({ offers: [] })).toThrow('offers is empty');
  });

  it('have a best one, and say how far each lies above the current salary', () => {
    const answer = compareOffers({
      offers: [
        { ...plain, currentSalary: true },
        { ...plain, annualFixed: 3_000_000 },
      ],
    });
    expect(answer.best).toBe(1);
    expect(answer.aboveCurrent[0]).toBe(0);
    expect(answer.aboveCurrent[1]).toBeGreaterThan(500_000);
    expect(answer.close).toBe(false);
  });

  it('have one current salary: marking another unmarks the first', () => {
    const answer = compareOffers({ offers: [{ ...plain, currentSalary: true }, { ...plain, currentSalary: true }, plain] });
    expect(answer.offers.map(({ currentSalary }) => currentSalary)).toEqual([false, true, false]);
    expect(compareOffers({ offers: [plain] }).aboveCurrent).toEqual([null]);
  });

  it('are close when their bands overlap', () => {
    expect(compareOffers({ offers: [plain, { ...plain, annualFixed: 1_990_000, annualVariable: 200_000, variablePayoutPercent: 0 }] }).close).toBe(true);
  });
});
