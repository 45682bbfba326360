import { describe, expect, it } from 'vitest';
import { nextSlices, sliceName } from './next-slices.ts';
import { publishableSlice, tallyOf } from './publishable-slice.ts';
import type { CountedSlice } from './slices-of-job.ts';

const figures = publishableSlice(
  tallyOf(
    Array.from({ length: 12 }, () => ({ amount: 900_000 })),
    'INR',
    '2026-10',
  ),
  {
    currency: 'INR',
    isWholeJob: false,
    level: 1,
  },
);

const slice = (city: number, people: number, isPublishable = true): CountedSlice => ({
  city,
  cityClass: '',
  band: 0,
  employment: '',
  currency: 'INR',
  people,
  figures: isPublishable ? figures : null,
});

/** What becomes of a city of which a slice of so many stands. */
const fateOf = (stood: number | null, now: CountedSlice | null, besides = 0): readonly string[] =>
  Object.entries(nextSlices(stood === null ? [] : [slice(1, stood)], now ? [now] : [], () => besides)).flatMap(([fate, slices]) => slices.map(() => fate));

describe('what becomes of slices that stand (F-02)', () => {
  it('is that they are made when they may be, and anew when five came or went', () => {
    expect([fateOf(null, slice(1, 10)), fateOf(10, slice(1, 15)), fateOf(10, slice(1, 5))]).toEqual([['made'], ['made'], ['made']]);
    expect([fateOf(10, slice(1, 14)), fateOf(10, slice(1, 6)), fateOf(null, slice(1, 9, false))]).toEqual([['shown'], ['shown'], []]);
  });

  it('is that they are hidden where they may not be shown, and gone once they are of others', () => {
    expect([fateOf(10, slice(1, 7, false)), fateOf(10, slice(1, 4, false)), fateOf(8, null)]).toEqual([['hidden'], ['gone'], ['gone']]);
  });

  it('is that they are hidden where their parts elsewhere would tell of one to four', () => {
    expect([fateOf(10, slice(1, 12), 8), fateOf(10, slice(1, 12), 10), fateOf(10, slice(1, 12), 5)]).toEqual([['hidden'], ['shown'], ['shown']]);
    expect([fateOf(null, slice(1, 12), 10), fateOf(10, slice(1, 16), 14)]).toEqual([[], ['gone']]);
  });

  it('is said of each by its whole name', () => {
    expect(new Set([slice(1, 5), slice(2, 5), { ...slice(1, 5), band: 2 }, { ...slice(1, 5), currency: 'USD' as const }].map(sliceName)).size).toBe(4);
  });
});
