import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figuresAround } from '#tests/salary-figures.ts';
import { fairPlace, shareBelowIn, type FairPlace } from './fair-place.ts';
import { deviateAt, shareUnder } from './normal-share.ts';
import { publishableSlice, tallyOf } from '../salaries/publishable-slice.ts';
import type { PublishedCell, SalaryFigures, SpreadPoint } from '../salaries/salary-figures.ts';

const method = { leastMad: 0.05 };
const group = { company: null, designation: null, city: null, experience: null, employment: null };
const figures = (known: Partial<SalaryFigures>): SalaryFigures => figuresAround(1_000_000, known);
const cell = (level: PublishedCell['level'], known: Partial<SalaryFigures>): PublishedCell => ({ level, group, figures: figures(known) });
const quartiles = (low: number, middle: number, high: number): SpreadPoint[] => [
  { percent: 25, amount: low },
  { percent: 50, amount: middle },
  { percent: 75, amount: high },
];
/** Empty where the publication rule refuses. */
const publishedIf = (amounts: readonly number[], level: PublishedCell['level']): readonly PublishedCell[] => {
  const made = publishableSlice(
    tallyOf(
      amounts.map((amount) => ({ amount })),
      'INR',
      '2026-10',
    ),
    { currency: 'INR', isWholeJob: false, level },
  );
  return made ? [{ level, group, figures: made }] : [];
};
const published = (amounts: readonly number[], level: PublishedCell['level']): PublishedCell => {
  const [made] = publishedIf(amounts, level);
  if (!made) throw new Error('Nothing may be published of these.');
  return made;
};
const placeOf = (amount: number, cells: readonly PublishedCell[]): FairPlace => {
  const place = fairPlace(amount, cells);
  if (!place) throw new Error('There is no cell.');
  return place;
};

const lakhs = (amounts: readonly number[]) => amounts.map((amount) => amount * 100_000);
const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

describe('the share of a cell below an amount (R-047, F-03)', () => {
  const known = { points: quartiles(800_000, 1_000_000, 1_500_000), spread: 0.3 };

  it.each([
    [800_000, 0.25],
    [1_000_000, 0.5],
    [1_500_000, 0.75],
    [Math.sqrt(800_000 * 1_000_000), 0.375],
    [Math.sqrt(1_000_000 * 1_500_000), 0.625],
  ])('is read between the points on the logarithm: %s is %s', (amount, share) => expect(shareBelowIn(known, amount, method)).toBeCloseTo(share, 9));

  it('goes on beyond the points by the tail through the outermost', () => {
    expect(shareBelowIn(known, 800_000 * Math.exp(-0.3), method)).toBeCloseTo(shareUnder(deviateAt(0.25) - 1), 6);
    expect(shareBelowIn(known, 1_500_000 * Math.exp(0.3), method)).toBeCloseTo(shareUnder(deviateAt(0.75) + 1), 6);
  });

  it('is log-normal around a median that is alone', () => {
    const alone = { points: [{ percent: 50, amount: 1_000_000 }], spread: 0.4 };
    expect([0, -1, 1].map((deviate) => Math.round(1_000 * shareBelowIn(alone, 1_000_000 * Math.exp(0.4 * deviate), method)))).toEqual([500, 159, 841]);
  });

  it('is the middle where several points are rounded to one amount', () => {
    const tied = { points: quartiles(1_000_000, 1_000_000, 1_000_000), spread: 0.1 };
    expect(shareBelowIn(tied, 1_000_000, method)).toBe(0.5);
    expect(shareBelowIn(tied, 999_999, method)).toBeCloseTo(0.25, 3);
    expect(shareBelowIn(tied, 1_000_001, method)).toBeCloseTo(0.75, 3);
  });

  it.each([0, -1])('is nothing below %s rupees', (amount) => expect(shareBelowIn(known, amount, method)).toBe(0));

  it('needs no spread to be counted', () => expect(shareBelowIn({ points: quartiles(9, 10, 11), spread: 0 }, 11.5, method)).toBeGreaterThan(0.75));
});

describe('the place of a pay (R-047, F-03)', () => {
  it('leans on the wider group by how few people are in the narrow one', () => {
    const narrow = cell(1, { people: 8, points: [{ percent: 50, amount: 1_000_000 }], spread: 0.33 });
    const { cells, percentile, verdict } = placeOf(1_100_000, [narrow, published(lakhs(upTo(20)), 3)]);
    const [first, second] = cells;
    expect(first.leaningShare).toBeCloseTo((8 * first.share + 10 * (second?.share ?? 0)) / 18, 9);
    expect([percentile, verdict]).toEqual([Math.round(first.leaningShare * 100), 'within']);
  });

  it('leans from the broadest inward, in whichever order the cells come', () => {
    const cells = [cell(5, { people: 100 }), cell(1, { people: 10, points: [{ percent: 50, amount: 700_000 }] }), cell(3, { people: 50 })];
    const { cells: read } = placeOf(800_000, cells);
    expect(read.map(({ cell: { level } }) => level)).toEqual([1, 3, 5]);
    const [narrow, middle, broad] = read;
    expect(broad?.leaningShare).toBe(broad?.share);
    expect(middle?.leaningShare).toBeCloseTo((50 * (middle?.share ?? 0) + 10 * (broad?.share ?? 0)) / 60, 9);
    expect(narrow.leaningShare).toBeCloseTo((10 * narrow.share + 10 * (middle?.leaningShare ?? 0)) / 20, 9);
  });

  it('is nowhere without a cell, and pay in dollars is none', () => {
    expect(fairPlace(1_000_000, [])).toBeUndefined();
    expect(fairPlace(1_000_000, [cell(1, { currency: 'USD' })])).toBeUndefined();
  });

  const at = (percent: number, people: number) => placeOf(1_000_000, [cell(1, { people, points: [{ percent, amount: 1_000_000 }] })]);

  it.each([
    [24.9, 'below'],
    [25, 'within'],
    [75, 'within'],
    [75.1, 'above'],
  ] as const)('at %s of a hundred is %s typical pay', (percent, verdict) => expect(at(percent, 1_000_000).verdict).toBe(verdict));

  it.each([
    [50, 1_000, null],
    [26, 20, 'low'],
    [24, 20, 'low'],
    [76, 20, 'high'],
    [50, 5, 'both'],
    [5, 1_000, null],
    [95, 1_000, null],
  ] as const)('at %s of a hundred among %s people is around: %s', (percent, people, around) => expect(at(percent, people).around).toBe(around));

  it('has an interval of 1.96 deviations of n + 10 people, rounded outwards and cut', () => {
    expect(at(50, 20).interval).toEqual([32, 68]);
    expect(at(1, 5).interval[0]).toBe(0);
    expect(at(99, 5).interval[1]).toBe(100);
  });
});

describe('the place of any pay (R-047)', () => {
  const anyCells = fc.array(
    fc.record({
      level: fc.constantFrom<PublishedCell['level'][]>(0, 1, 2, 3, 4, 5),
      people: fc.constantFrom(5, 10, 20, 50, 100, 1_000),
      spread: fc.double({ min: 0, max: 2, noNaN: true }),
      amounts: fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 5 }),
    }),
    { minLength: 1, maxLength: 6 },
  );
  const points = (amounts: readonly number[]): SpreadPoint[] =>
    amounts
      .toSorted((one, other) => one - other)
      .map((amount, index) => ({ percent: amounts.length === 1 ? 50 : ([10, 25, 50, 75, 90][index] ?? 90), amount: amount * 50_000 }));
  const amount = fc.oneof(
    fc.integer({ min: 0, max: 20_000_000 }),
    fc.integer({ min: 1, max: 400 }).map((step) => step * 50_000),
  );

  it('lies from 0 to 100 and within its interval, and rises with the pay', () => {
    fc.assert(
      fc.property(anyCells, amount, amount, (made, one, other) => {
        const some = made.map(({ level, people, spread, amounts }) => cell(level, { people, spread, points: points(amounts) }));
        const [less, more] = [placeOf(Math.min(one, other), some), placeOf(Math.max(one, other), some)];
        for (const { percentile, interval } of [less, more]) {
          expect(percentile).toBeGreaterThanOrEqual(interval[0]);
          expect(percentile).toBeLessThanOrEqual(interval[1]);
          expect([interval[0] >= 0, interval[1] <= 100]).toEqual([true, true]);
        }
        expect(more.percentile).toBeGreaterThanOrEqual(less.percentile);
        for (const [index, { share, leaningShare }] of less.cells.entries()) {
          expect(share).toBeLessThanOrEqual((more.cells[index]?.share ?? 0) + 1e-7);
          expect(leaningShare).toBeLessThanOrEqual((more.cells[index]?.leaningShare ?? 0) + 1e-7);
        }
      }),
    );
  });

  const middle = 1_200_000;
  const payAt = (share: number, deviation: number) => middle * Math.exp(deviation * deviateAt(share));

  // Of eight, nobody may have more than a quarter of all their pay, so they lie close together.
  it.each([
    [8, 0.2, 5],
    [12, 0.35, 3],
    [20, 0.35, 3],
    [100, 0.35, 2],
    [1_000, 0.35, 1],
  ])('is true of log-normal pay of %s people, deviation %s, within %s points, as published (F-02)', (people, deviation, within) => {
    const cells = [
      published(
        Array.from({ length: people }, (_, index) => payAt((index + 0.5) / people, deviation)),
        3,
      ),
    ];
    for (const percent of [5, 10, 20, 25, 30, 40, 50, 60, 70, 75, 80, 90, 95])
      expect.soft(Math.abs(placeOf(payAt(percent / 100, deviation), cells).percentile - percent), `the place of ${percent}`).toBeLessThanOrEqual(within);
  });

  it.each([12, 20, 100])('lies within its interval nine times in ten, of %s people drawn among a hundred', (people) => {
    const drawn = (many: number) => fc.array(fc.noBias(fc.integer({ min: 1, max: 999_999 })), { minLength: many, maxLength: many });
    const draws = fc.sample(fc.tuple(drawn(people), drawn(100), fc.noBias(fc.integer({ min: 5, max: 95 }))), 200);
    const payOf = (drawing: readonly number[]) => drawing.map((millionth) => payAt(millionth / 1_000_000, 0.3));
    const places = draws.map(([few, many, percent]) => ({
      percent,
      ...placeOf(payAt(percent / 100, 0.3), [...publishedIf(payOf(few), 1), published(payOf(many), 3)]),
    }));
    const narrow = places.filter(({ cells }) => cells.length === 2);
    const met = places.filter(({ percent, interval }) => interval[0] <= percent && percent <= interval[1]);
    expect(narrow.length / draws.length, 'of twelve, what lies far off may be too much for figures of them alone').toBeGreaterThanOrEqual(0.9);
    expect(met.length / draws.length).toBeGreaterThanOrEqual(0.9);
  });
});
