import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNextBatch, shownParts } from './shown-slices.ts';

const parts = (...people: readonly number[]) => people.map((count) => ({ people: count }));
const counts = (shown: readonly { readonly people: number }[]) => shown.map(({ people }) => people);

describe('parts of a group that are shown beside the whole (F-02)', () => {
  it.each([
    [[8, 6, 5], 19, [8, 6, 5]],
    [[8, 6, 4], 18, [8]],
    [[8, 6, 4, 1], 19, [8, 6]],
    [[8, 3], 11, []],
    [[4, 4], 8, []],
    [[], 3, []],
  ])('of %j among %i are %j', (people, whole, shown) => {
    expect(counts(shownParts(parts(...people), whole))).toEqual(shown);
  });

  it('need more people where more are asked for', () => {
    expect(counts(shownParts(parts(12, 9, 6), 27, 10))).toEqual([12]);
  });

  it('leave nobody or at least five to be told from what is left', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 12 }), (people) => {
        const whole = people.reduce((sum, count) => sum + count, 0);
        const left = whole - counts(shownParts(parts(...people), whole)).reduce((sum, count) => sum + count, 0);
        expect(left === 0 || left >= 5 || left === whole).toBe(true);
      }),
    );
  });
});

describe('figures of pay over time (F-02)', () => {
  it.each([
    [5, 9, false],
    [5, 10, true],
    [10, 6, false],
    [10, 5, true],
    [10, 10, false],
  ])('made of %i are made anew of %i: %s', (counted, now, isNext) => {
    expect(isNextBatch(counted, now)).toBe(isNext);
  });
});
