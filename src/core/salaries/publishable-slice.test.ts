import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addedUp, amountAt, binOf, spreadIn } from './pay-tally.ts';
import { fewestOfWholeJob } from './fewest-people.ts';
import { publishableSlice, tallyOf, type SliceFacts } from './publishable-slice.ts';
import type { SalaryFigures } from './salary-figures.ts';

const job: SliceFacts = { currency: 'INR', isWholeJob: false, level: 1 };

const lakhs = (...amounts: readonly number[]) =>
  tallyOf(
    amounts.map((amount) => ({ amount: amount * 100_000 })),
    'INR',
    '2026-10',
  );

const even = (many: number, from = 9, to = 13): readonly number[] => Array.from({ length: many }, (_, at) => from + ((to - from) * at) / Math.max(1, many - 1));

const medianOf = (figures: SalaryFigures | null) => figures?.points.find(({ percent }) => percent === 50)?.amount;

/** Deterministic pseudo-random numbers with a seed per test world. */
function drawnBy(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 12), 0x297a2d39) >>> 0;
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}

const normal = (draw: () => number): number => Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw());

describe('figures of pay that are published (F-02, F-03)', () => {
  it.each([
    [0, null],
    [7, null],
    [8, 8],
    [9, 8],
    [10, 10],
    [19, 10],
    [20, 20],
    [49, 20],
    [50, 50],
    [100, 100],
  ])('of %i people say as the step %j how many they are', (people, step) => {
    expect(publishableSlice(lakhs(...even(people)), job)?.people ?? null).toBe(step);
  });

  it.each([
    [8, [50]],
    [11, [50]],
    [12, [25, 50, 75]],
    [19, [25, 50, 75]],
    [20, [10, 25, 50, 75, 90]],
    [99, [10, 25, 50, 75, 90]],
  ])('of %i people tell the points %j and no others', (people, points) => {
    expect(publishableSlice(lakhs(...even(people)), job)?.points.map(({ percent }) => percent)).toEqual(points);
  });

  it('tell every fifth percent from a hundred people on', () => {
    expect(publishableSlice(lakhs(...even(100)), job)?.points.map(({ percent }) => percent)).toEqual(Array.from({ length: 19 }, (_, at) => 5 * (at + 1)));
  });

  it('need twelve people where company, designation, city and experience are all fixed', () => {
    expect(publishableSlice(lakhs(...even(fewestOfWholeJob - 1)), { ...job, isWholeJob: true })).toBeNull();
    expect(publishableSlice(lakhs(...even(fewestOfWholeJob)), { ...job, isWholeJob: true })).not.toBeNull();
  });

  it('are none where one of them has more than a quarter of all the pay', () => {
    const wide = { ...job, around: { centre: Math.log(10), deviation: 5 } };
    expect(publishableSlice(lakhs(6, 6, 6, 6, 6, 6, 6, 13), wide)).not.toBeNull();
    expect(publishableSlice(lakhs(6, 6, 6, 6, 6, 6, 6, 15), wide)).toBeNull();
  });

  it('are as coarse as the counted entries where a company is capped, yet count all', () => {
    const [company, others] = [lakhs(...even(9_000, 9, 9.4)), lakhs(...even(12, 11.1, 11.9))];
    const figures = publishableSlice(addedUp([company, others]), { ...job, largest: [company] });
    expect([figures?.people, figures?.companies, figures?.countsAs, figures?.columns]).toEqual([5_000, 'quarter', 10, []]);
    expect(figures?.points.map(({ percent, amount }) => [percent, amount])).toEqual([
      [25, 1_000_000],
      [50, 1_150_000],
      [75, 1_150_000],
    ]);
    expect(publishableSlice(addedUp([company, others]), job)?.points).toHaveLength(19);
    expect(publishableSlice(addedUp([company, others]), job)).not.toHaveProperty('companies');
  });

  it('are rounded to half a lakh under twenty, a lakh above fifty, finer with more', () => {
    expect(medianOf(publishableSlice(lakhs(...even(9, 11.1, 11.9)), job))).toBe(1_150_000);
    expect(medianOf(publishableSlice(lakhs(...even(9, 61.2, 61.8)), job))).toBe(6_200_000);
    const fine = publishableSlice(lakhs(...even(41, 11.1, 11.9)), job);
    expect(fine?.points.every(({ amount }) => amount % 10_000 === 0)).toBe(true);
    expect(medianOf(fine)).toBe(1_150_000);
  });

  it('set a slip of the unit aside, so that the median stays (F-03)', () => {
    const kept = publishableSlice(lakhs(...even(20), 12 * 12, 1.1), job);
    expect([kept?.people, medianOf(kept)]).toEqual([20, medianOf(publishableSlice(lakhs(...even(20)), job))]);
  });

  it('of few people are judged by the wider group around them', () => {
    const around = spreadIn(lakhs(...even(40)));
    expect(publishableSlice(lakhs(10, 10, 11, 11, 12, 12, 13, 144), { ...job, around })).toBeNull();
    expect(publishableSlice(lakhs(10, 10, 11, 11, 12, 12, 13, 14, 144), { ...job, around })?.people).toBe(8);
  });

  it('have no interval or parts under twelve, and no picture under twenty', () => {
    expect(publishableSlice(lakhs(...even(11)), job)).toMatchObject({ interval: null, parts: null, columns: [] });
    expect(publishableSlice(lakhs(...even(19)), job)).toMatchObject({ interval: { low: expect.any(Number) }, parts: { fixed: 100 }, columns: [] });
  });

  it('show columns of at least eight people each, which add up to a hundred percent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 400 }), fc.integer({ min: 1, max: 100_000 }), (people, seed) => {
        const draw = drawnBy(seed);
        const amounts = Array.from({ length: people }, () => Math.round(1_000_000 * Math.exp(0.4 * normal(draw))));
        const figures = publishableSlice(
          tallyOf(
            amounts.map((amount) => ({ amount })),
            'INR',
            '2026-10',
          ),
          job,
        );
        const { columns = [] } = figures ?? {};
        if ((figures?.people ?? 0) < 20) return;
        expect(columns.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
        expect(columns.filter(({ percent }) => percent < (100 * 8) / people - (people < 100 ? 2.5 : 1))).toEqual([]);
        expect(columns.filter(({ from, to }) => from >= to)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it('tell the parts of a pay in steps of five percent', () => {
    const tally = { ...lakhs(...even(12)), fixed: 870, variable: 90, stock: 40 };
    expect(publishableSlice(tally, job)?.parts).toEqual({ fixed: 85, variable: 10, stock: 5 });
  });

  it('of dollars are rounded in dollars', () => {
    const tally = tallyOf(
      even(9, 90, 130).map((thousands) => ({ amount: thousands * 1_000 })),
      'USD',
      '2026-10',
    );
    expect(publishableSlice(tally, { ...job, currency: 'USD' })).toMatchObject({ currency: 'USD', points: [{ percent: 50, amount: 110_000 }] });
  });

  it('weigh the old less than the new', () => {
    const weighed = (weight: number) =>
      tallyOf(
        [...even(10, 6, 8).map((amount) => ({ amount: amount * 100_000, weight })), ...even(10, 10, 12).map((amount) => ({ amount: amount * 100_000 }))],
        'INR',
        '2026-10',
      );
    expect(medianOf(publishableSlice(weighed(1), job))).toBe(900_000);
    expect(medianOf(publishableSlice(weighed(0.4), job))).toBeGreaterThan(1_000_000);
  });

  it('count fewer people than there are where most are old', () => {
    const old = tallyOf([{ amount: 1_000_000 }, ...even(11, 8, 12).map((amount) => ({ amount: amount * 100_000, weight: 0.1 }))], 'INR', '2026-10');
    expect(publishableSlice(old, job)).toBeNull();
  });

  it('cover the median of everyone at least 88 times of 100 over 10,000 slices (F-03)', () => {
    const draw = drawnBy(20_261_124);
    const sizes = [12, 13, 15, 20, 30, 50, 80, 120];
    let [covered, shown] = [0, 0];
    for (let at = 0; at < 10_000; at += 1) {
      const [median, width] = [300_000 * 20 ** draw(), 0.15 + 0.4 * draw()];
      const amounts = Array.from({ length: sizes[at % sizes.length] ?? 12 }, () => ({ amount: median * Math.exp(width * normal(draw)) }));
      const figures = publishableSlice(tallyOf(amounts, 'INR', '2026-10'), job);
      if (!figures?.interval) continue;
      shown += 1;
      covered += Number(figures.interval.low <= median && median <= figures.interval.high);
    }
    expect(shown).toBeGreaterThan(9_000);
    expect(covered / shown).toBeGreaterThanOrEqual(0.88);
  });

  it('move under 15 percent if 3 of 100 entries are tenfold, at fifty people (F-03)', () => {
    const draw = drawnBy(7);
    for (let at = 0; at < 200; at += 1) {
      const amounts = Array.from({ length: 50 }, () => 1_000_000 * Math.exp(0.35 * normal(draw)));
      const slipped = amounts.map((amount, nth) => (nth % 33 === 0 ? amount * 10 : amount));
      const [right, wrong] = [amounts, slipped].map(
        (some) =>
          medianOf(
            publishableSlice(
              tallyOf(
                some.map((amount) => ({ amount })),
                'INR',
                '2026-10',
              ),
              job,
            ),
          ) ?? 0,
      );
      expect(Math.abs((wrong ?? 0) / (right ?? 1) - 1)).toBeLessThan(0.15);
    }
  });
});

describe('bins of pay', () => {
  it('hold an amount within a quarter of a percent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 60_000, max: 500_000_000 }), (amount) => {
        expect(Math.abs(amountAt(binOf(amount, 'INR'), 'INR') / amount - 1)).toBeLessThan(0.0026);
      }),
    );
  });
});
