import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countedByCompany, partsCounted } from './company-quarter.ts';
import { addedUp, effectiveIn, peopleIn, weightIn } from './pay-tally.ts';
import { tallyOf } from './publishable-slice.ts';

const companiesOf = (...people: readonly number[]) =>
  people
    .toSorted((one, other) => other - one)
    .map((many, at) =>
      tallyOf(
        Array.from({ length: many }, () => ({ amount: 500_000 + 100_000 * at })),
        'INR',
        '2026-10',
      ),
    );

const counted = (...people: readonly number[]) => {
  const companies = companiesOf(...people);
  return countedByCompany(addedUp(companies), companies.slice(0, 3));
};

describe('how much a company counts for (F-02)', () => {
  it.each([
    [
      [10, 10, 10, 10],
      [1, 1, 1],
    ],
    [
      [20, 10, 10, 20],
      [0.5, 0.5, 1],
    ],
    [
      [90, 6, 6, 6, 6, 6],
      [1 / 9, 1, 1],
    ],
    [
      [100, 50, 10, 10],
      [0.1, 0.2, 1],
    ],
    [
      [100, 50, 20, 10],
      [0.1, 0.2, 0.5],
    ],
    [[100, 100, 100], undefined],
    [[100, 100], undefined],
    [[100], undefined],
  ])('of companies with %j people is %j of the largest three', (people, parts) => {
    const largest = people.toSorted((one, other) => other - one).slice(0, 3);
    const said = partsCounted(
      people.reduce((sum, many) => sum + many, 0),
      largest,
    );
    expect(said?.map((part) => Math.round(part * 1e6) / 1e6)).toEqual(parts?.map((part) => Math.round(part * 1e6) / 1e6));
  });

  it('is at most a quarter of the total, and exactly that when reduced', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 4, maxLength: 12 }), (people) => {
        const sorted = people.toSorted((one, other) => other - one);
        const parts = partsCounted(
          people.reduce((sum, many) => sum + many, 0),
          sorted.slice(0, 3),
        );
        const weights = sorted.map((many, at) => many * (parts?.[at] ?? 1));
        const total = weights.reduce((sum, weight) => sum + weight, 0);
        expect(parts).toBeDefined();
        for (const [at, weight] of weights.entries()) {
          expect(weight).toBeLessThanOrEqual(total / 4 + 1e-6);
          if ((parts?.[at] ?? 1) < 1) expect(weight).toBeCloseTo(total / 4, 5);
        }
      }),
    );
  });

  it.each([
    [[10, 10, 10, 10], 'many'],
    [[90, 6, 6, 6, 6, 6], 'quarter'],
    [[90, 2, 2, 2, 2], 'quarter'],
    // Seven elsewhere count for three quarters of nine and a bit: each of them for less than one in eight.
    [[90, 2, 2, 2, 1], 'quarter'],
    [[90, 2, 2, 1], 'few'],
    [[90, 2, 1, 1, 1], 'few'],
    [[90, 90, 90, 7], 'quarter'],
    [[90, 90, 90, 1], 'few'],
    [[90, 90, 90], 'few'],
    [[8], 'few'],
    [[3, 2, 2, 1], 'few'],
  ])('of companies with %j people is said to be %j', (people, companies) => {
    expect(counted(...people).companies).toBe(companies);
  });

  it('leaves people, weights and effective numbers as if reduced companies had fewer', () => {
    const { tally } = counted(90, 6, 6, 6, 6, 6);
    expect([peopleIn(tally), weightIn(tally)]).toEqual([expect.closeTo(40, 6), expect.closeTo(40, 6)]);
    expect(effectiveIn(tally)).toBeCloseTo((40 * 40) / (30 + 90 / 81), 6);
    expect(counted(90, 2, 2, 1).tally.bins.map(({ people }) => people)).toEqual([90, 2, 2, 1]);
  });

  it('never leaves anyone with more than one in eight of what counts', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 10 }), (people) => {
        const { tally, companies } = counted(...people);
        expect(companies === 'quarter' ? weightIn(tally) : 8).toBeGreaterThanOrEqual(8 - 1e-6);
      }),
    );
  });
});
