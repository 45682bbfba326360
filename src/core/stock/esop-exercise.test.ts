import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { esopExercise } from './esop-exercise.ts';
import type { EsopExerciseInput } from './esop-exercise-types.ts';

const rsus: EsopExerciseInput = { type: 'rsus', shares: 100, fairValue: 12_000, otherTaxableIncome: 2_400_000, financialYear: '2026-27' };
const exercise = (more: Partial<EsopExerciseInput> = {}) => esopExercise({ ...rsus, ...more });
const ids = (more: Partial<EsopExerciseInput>) => exercise(more).warnings.map(({ id }) => id);

describe('the tax at a vesting or exercise', () => {
  it('is the tax that the perquisite adds (13.2)', () => {
    expect(exercise()).toMatchObject({
      taxedAt: 'vesting',
      perquisite: 1_200_000,
      taxWithout: 312_000,
      taxWith: 686_400,
      tax: 374_400,
      taxPercent: 31.2,
      sharesToSell: 32,
      sharesLeft: 68,
      saleProceeds: 384_000,
      cashLeft: 9_600,
      uncovered: 0,
      cashNeeded: 374_400,
      costPerShare: 12_000,
    });
  });

  it('counts options at fair value less the price paid (13.2)', () => {
    const answer = exercise({ type: 'esops', shares: 2_000, fairValue: 150, exercisePrice: 50 });
    expect(answer).toMatchObject({ taxedAt: 'exercise', perquisite: 200_000, costPerShare: 150, cashNeeded: 100_000 + answer.tax });
    expect(answer.exercisePrice).toEqual({ perShare: 50, total: 100_000 });
  });

  it('is nothing on options under water', () => {
    expect(exercise({ fairValue: 50, exercisePrice: 50.01 })).toMatchObject({ perquisite: 0, tax: 0, taxPercent: 0, sharesToSell: 0, sharesLeft: 100 });
  });

  it('ends the rebate (13.2)', () => {
    const more = { otherTaxableIncome: 1_150_000, shares: 195, fairValue: 1_000 };
    expect(exercise(more)).toMatchObject({ taxWithout: 0, taxWith: 85_020, tax: 85_020, rebateLost: 55_000 });
    expect(ids(more)).toContain('perquisite-ends-rebate');
    expect(ids({ otherTaxableIncome: 1_150_000, shares: 1, fairValue: 50_000 })).not.toContain('perquisite-ends-rebate');
  });

  it.each([
    [49_999, 0],
    [50_000, 0],
    [50_010, 10],
  ])('knows the limit of the rebate: %s more brings %s', (fairValue, tax) => {
    expect(exercise({ otherTaxableIncome: 1_150_000, shares: 1, fairValue }).tax).toBe(tax);
  });

  it('adds surcharge with its relief', () => {
    expect(exercise({ otherTaxableIncome: 5_000_000, shares: 70, fairValue: 1_000 })).toMatchObject({ taxWith: 1_196_000, surchargeAdded: 49_000 });
    expect(ids({ otherTaxableIncome: 5_000_000 })).toContain('perquisite-adds-surcharge');
  });

  it('follows the year of the day, the regime and the payer', () => {
    expect(exercise({ financialYear: '2024-25' }).tax).toBe(exercise({ allottedOn: '2025-03-31', financialYear: '2024-25' }).tax);
    const { financialYear: _, ...undated } = rsus;
    expect(esopExercise({ ...undated, allottedOn: '2025-03-31' }).financialYear).toBe('2024-25');
    expect(esopExercise({ ...undated, allottedOn: '2025-04-01' }).financialYear).toBe('2025-26');
    expect(exercise({ regime: 'old' }).taxWithout).toBe(553_800);
    expect(() => exercise({ allottedOn: '2025-03-31' })).toThrow('2025-03-31 is not in 2026-27');
    expect(ids({ financialYear: '2026-27', allottedOn: '2027-04-01' })).toContain('if-no-rule-changes');
    expect(() => esopExercise({ ...undated, allottedOn: '2024-03-31' })).toThrow('No rule for');
  });
});

describe('shares in another currency', () => {
  const dollars = { currency: 'USD', exchangeRate: 83.45, fairValue: 187.1234, shares: 37 } as const;

  it('are rounded once, at the end', () => {
    expect(exercise(dollars)).toMatchObject({ perquisite: 577_771.57, costPerShare: 15_615.45, exchangeRate: 83.45 });
  });

  it('need a rate, and rupees none', () => {
    expect(() => exercise({ currency: 'USD' })).toThrow('exchangeRate is missing');
    expect(() => exercise({ currency: 'INR', exchangeRate: 80 })).toThrow('Prices in INR have no exchangeRate.');
    expect(exercise({ currency: 'inr' }).exchangeRate).toBe(1);
  });

  it.each([
    ['2026-05-12', '2026-04-30'],
    ['2027-03-31', '2027-02-28'],
    ['2027-01-01', '2026-12-31'],
  ])('at an event on %s take the rate of %s', (allottedOn, day) => {
    expect(exercise({ ...dollars, allottedOn }).exchangeRateOn).toBe(day);
  });

  it('have an open point about their value', () => {
    const open = (more: Partial<EsopExerciseInput>) =>
      exercise(more)
        .warnings.filter(({ id }) => id === 'open-point')
        .map(({ rule }) => rule?.open);
    expect(open(dollars)).toContain('foreign-share-value');
    expect(open({})).toEqual([]);
  });
});

describe('selling to cover', () => {
  it.each([
    [124, 39, 310],
    [125, 39, 0],
    [126, 40, 690],
  ])('of %s shares sells %s and leaves %s rupees', (shares, sharesToSell, cashLeft) => {
    expect(exercise({ shares, fairValue: 1_000 })).toMatchObject({ sharesToSell, cashLeft });
  });

  it('pays the exercise price too, where asked', () => {
    const answer = exercise({ type: 'esops', exercisePrice: 6_000, coverExercisePrice: true });
    expect(answer).toMatchObject({ perquisite: 600_000, tax: 187_200, toCover: 787_200, sharesToSell: 66, sharesLeft: 34, cashLeft: 4_800 });
  });

  it('says what the shares do not cover: the cliff of the old regime', () => {
    const answer = exercise({ regime: 'old', otherTaxableIncome: 500_000, shares: 1, fairValue: 10 });
    expect(answer).toMatchObject({ tax: 13_000, sharesToSell: 1, sharesLeft: 0, uncovered: 12_990 });
    expect(answer.warnings.map(({ id }) => id)).toContain('shares-do-not-cover');
  });

  it('sells none in an eligible start-up', () => {
    expect(exercise({ eligibleStartUp: true })).toMatchObject({ deferred: true, tax: 374_400, sharesToSell: 0, cashNeeded: 0 });
  });

  it('never sells a share too many', () => {
    const inputs = fc.record({
      shares: fc.integer({ min: 1, max: 100_000 }),
      fairValue: fc.integer({ min: 1, max: 2_000_000 }).map((price) => price / 100),
      exercisePrice: fc.integer({ min: 0, max: 500_000 }).map((price) => price / 100),
      otherTaxableIncome: fc.integer({ min: 0, max: 60_000_000 }),
    });
    fc.assert(
      fc.property(inputs, (input) => {
        const answer = exercise(input);
        expect(answer.tax).toBe(answer.taxWith - answer.taxWithout);
        expect(answer.sharesToSell + answer.sharesLeft).toBe(input.shares);
        if (answer.uncovered === 0 && answer.sharesToSell > 0) expect(answer.cashLeft).toBeLessThan(input.fairValue);
        expect(Math.round((answer.saleProceeds - answer.cashLeft + answer.uncovered) * 100)).toBe(Math.round(answer.toCover * 100));
      }),
    );
  });
});

describe('a valuation', () => {
  it.each([
    ['2026-04-18', false],
    ['2026-04-17', true],
  ])('of an unlisted share on %s is too old for 15 October: %s', (valuedOn, isOld) => {
    expect(ids({ market: 'unlisted', valuedOn, allottedOn: '2026-10-15' }).includes('valuation-too-old')).toBe(isOld);
  });
});
