import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Failure } from '../failure.ts';
import { isPriceMonth, monthsToAsk, priceMonths, pricesBetween } from './price-change.ts';
import { inRupeesOf, realHike, realTerms } from './real-terms.ts';

const refusalOf = (ask: () => unknown): Failure => {
  try {
    ask();
  } catch (error) {
    if (error instanceof Failure) return error;
  }
  throw new Error('It was not refused.');
};

describe('an amount in the rupees of another month (F-29)', () => {
  it.each([
    // 186.7 → 192.6 on base 2012: 10,00,000 × 192.6 ÷ 186.7 = 10,31,601.499…
    [1_000_000, '2024-04', '2025-04', 1_031_601.5],
    [1_031_601.5, '2025-04', '2024-04', 1_000_000],
    // 156.3 → 198.0 on base 2012: 5,00,000 × 198 ÷ 156.3 = 6,33,397.312…
    [500_000, '2021-01', '2025-12', 633_397.31],
    // 101.67 → 104.45 on base 2024: 18,00,000 × 104.45 ÷ 101.67 = 18,49,218.058…
    [1_800_000, '2025-01', '2026-01', 1_849_218.06],
    // 176.5 on base 2012 is 176.5 × 0.5267 = 92.96255 on base 2024: 12,00,000 × 105.12 ÷ 92.96255 = 13,56,933.517…
    [1_200_000, '2023-01', '2026-04', 1_356_933.52],
    [0, '2023-01', '2026-04', 0],
    [777_777.77, '2022-06', '2022-06', 777_777.77],
  ])('%s of %s is in that of %s %s', (amount, earned, reported, rupees) => {
    expect(inRupeesOf(amount, { earned, reported })).toEqual({ rupees });
    expect(realTerms({ amount, earned, reported }).amount).toBe(rupees);
  });

  it.each([
    ['2020-12', '2025-04', '2020-12'],
    ['2024-04', '2026-06', '2026-06'],
    ['2026-11', '2026-12', '2026-11'],
    ['2024-13', '2025-04', '2024-13'],
    ['2024-04', 'constructor', 'constructor'],
  ])('of %s reported in %s is refused by the missing month, %s, and never guessed', (earned, reported, missing) => {
    expect(inRupeesOf(1_000_000, { earned, reported })).toEqual({ missing });
    const failure = refusalOf(() => realTerms({ amount: 1_000_000, earned, reported }));
    expect([failure.code, failure.message]).toEqual(['month-not-known', `The consumer price index of ${missing} is not known here, and none is guessed.`]);
    expect(failure.problems?.[0]?.pointer).toBe(missing === earned ? '/earned' : '/told');
  });

  it('comes back within a rupee', () => {
    const months = fc.constantFrom(...priceMonths);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), months, months, (amount, earned, reported) => {
        const there = inRupeesOf(amount, { earned, reported });
        const back = 'rupees' in there ? inRupeesOf(there.rupees, { earned: reported, reported: earned }) : there;
        expect('rupees' in back && Math.abs(back.rupees - amount)).toBeLessThan(1);
      }),
    );
  });

  it('is never less for more', () => {
    const months = fc.constantFrom(...priceMonths);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), fc.nat(1_000_000), months, months, (amount, more, earned, reported) => {
        const [less, bigger] = [amount, amount + more].map((one) => realTerms({ amount: one, earned, reported }).amount);
        expect(bigger).toBeGreaterThanOrEqual(less ?? Infinity);
      }),
    );
  });
});

describe('the index of consumer prices (F-29)', () => {
  it('is from January 2021 to May 2026 without a gap', () => {
    expect([priceMonths[0], priceMonths.at(-1), priceMonths.length]).toEqual(['2021-01', '2026-05', 65]);
    expect(['2021-01', '2026-05', '2026-06', '2020-12', 'toString'].map(isPriceMonth)).toEqual([true, true, false, false, false]);
  });

  it('can be asked about up to the current month, whether known or not', () => {
    expect([monthsToAsk('2026-08-31').slice(0, 4), monthsToAsk('2026-08-31').at(-1)]).toEqual([['2026-08', '2026-07', '2026-06', '2026-05'], '2021-01']);
    expect([monthsToAsk('2024-02-29')[0], monthsToAsk('2027-01-01')[0]]).toEqual(['2026-05', '2027-01']);
  });

  // The rates that the National Statistics Office published for these months, over the year before.
  it.each([
    ['2022-04', 7.79],
    ['2023-07', 7.44],
    ['2024-07', 3.6],
    ['2024-08', 3.65],
    ['2024-12', 5.22],
    ['2025-04', 3.16],
    ['2025-07', 1.61],
    ['2025-10', 0.25],
    ['2025-12', 1.33],
    ['2026-02', 3.21],
    ['2026-03', 3.4],
    ['2026-04', 3.48],
    ['2026-05', 3.93],
  ])('gives for %s the rise over a year that was published: %s per cent', (reported, percent) => {
    const earned = `${Number(reported.slice(0, 4)) - 1}${reported.slice(4)}`;
    expect(realTerms({ amount: 1, earned, reported }).pricesPercent).toBe(percent);
  });

  it('names both months, their sources, and the link between two bases', () => {
    const rules = realTerms({ amount: 1, earned: '2023-01', reported: '2026-04' }).lines.flatMap(({ id, amount, rule }) =>
      rule ? [[id, amount, rule.rule]] : [],
    );
    expect(rules).toEqual([
      ['price-index-earned', 176.5, 'consumer-price-index'],
      ['price-index-told', 105.12, 'consumer-price-index'],
      ['price-linking', 0.5267, 'consumer-price-linking'],
    ]);
    const one = pricesBetween({ earned: '2025-01', reported: '2026-04' });
    expect('lines' in one && one.lines.map(({ id }) => id)).toEqual(['price-index-earned', 'price-index-told']);
  });

  it('says where one source alone is behind it, and where its review is over', () => {
    const ids = (earned: string, reported: string, today?: string) =>
      realTerms({ amount: 1, earned, reported, ...(today && { today }) }).warnings.map(({ id }) => id);
    expect([ids('2023-01', '2024-04'), ids('2023-01', '2024-11'), ids('2023-01', '2023-02', '2027-02-01')]).toEqual([[], ['single-source'], ['past-review']]);
  });
});

describe('a hike in real terms (F-29)', () => {
  it('is what is left of it when prices rose too', () => {
    // 12,96,000 × 186.7 ÷ 192.6 = 12,56,299.065…: 4.69 % more than 12,00,000.
    expect(realHike({ oldAnnual: 1_200_000, newAnnual: 1_296_000, before: '2024-04', after: '2025-04' })).toMatchObject({
      nominalPercent: 8,
      realPercent: 4.69,
      pricesPercent: 3.16,
      newInOldRupees: 1_256_299.07,
    });
  });

  it('is a cut when it is smaller than the rise of prices', () => {
    expect(realHike({ oldAnnual: 1_000_000, newAnnual: 1_060_000, before: '2021-04', after: '2022-04' })).toMatchObject({
      nominalPercent: 6,
      realPercent: -1.66,
      pricesPercent: 7.79,
    });
  });

  it('is more than its rupees say when prices fell, and the same within one month', () => {
    expect(realHike({ oldAnnual: 1_000_000, newAnnual: 1_000_000, before: '2024-12', after: '2025-03' })).toMatchObject({
      nominalPercent: 0,
      realPercent: 1.77,
      pricesPercent: -1.74,
    });
    expect(realHike({ oldAnnual: 1_000_000, newAnnual: 1_100_000, before: '2024-12', after: '2024-12' })).toMatchObject({
      nominalPercent: 10,
      realPercent: 10,
      pricesPercent: 0,
    });
  });

  it('has no percentage of nothing', () => {
    expect(realHike({ oldAnnual: 0, newAnnual: 500_000, before: '2024-04', after: '2025-04' })).toMatchObject({ nominalPercent: null, realPercent: null });
  });

  it.each([
    ['2025-04', '2024-04', 'order', '/after'],
    ['2020-12', '2025-04', 'month-not-known', '/before'],
    ['2025-04', '2026-10', 'month-not-known', '/after'],
  ])('from %s to %s is refused: %s', (before, after, code, pointer) => {
    const failure = refusalOf(() => realHike({ oldAnnual: 1_000_000, newAnnual: 1_060_000, before, after }));
    expect([failure.code, failure.problems?.[0]?.pointer]).toEqual([code, pointer]);
  });

  it('is less than the hike exactly where prices rose', () => {
    const months = fc.constantFrom(...priceMonths);
    fc.assert(
      fc.property(
        fc.integer({ min: 100_000, max: 100_000_000 }),
        fc.integer({ min: 100_000, max: 100_000_000 }),
        months,
        months,
        (oldAnnual, newAnnual, one, other) => {
          const [before = one, after = other] = [one, other].toSorted();
          const { nominalPercent, realPercent, pricesPercent } = realHike({ oldAnnual, newAnnual, before, after });
          const left = (nominalPercent ?? 0) - (realPercent ?? 0);
          expect(pricesPercent > 0 ? left >= 0 : left <= 0.01).toBe(true);
        },
      ),
    );
  });
});
