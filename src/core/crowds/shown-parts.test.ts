import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownBeside, shownParts, tellsApart, type PartBeside } from './shown-parts.ts';

const parts = (...people: readonly number[]) => people.map((count) => ({ people: count }));
const counts = (shown: readonly { readonly people: number }[]) => shown.map(({ people }) => people);

describe('parts of a group that are shown beside the whole (F-02)', () => {
  it.each([
    [[12, 9, 8], 29, [12, 9, 8]],
    [[12, 9, 7], 28, [12]],
    [[12, 9, 7, 1], 29, [12, 9]],
    [[12, 3], 15, []],
    [[7, 7], 14, []],
    [[12, 9, 8], 28, [12]],
    [[20, 12], 24, []],
    [[], 3, []],
  ])('of %j among %i are %j', (people, whole, shown) => {
    expect(counts(shownParts(parts(...people), whole))).toEqual(shown);
  });

  it('tell apart one to seven, and where they count more than the whole', () => {
    expect([tellsApart(20, 20), tellsApart(20, 13), tellsApart(20, 12), tellsApart(20, 30)]).toEqual([false, true, false, true]);
  });

  it('leave nobody or at least eight computable from the rest, whenever the whole was made', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 12 }), fc.integer({ min: -20, max: 20 }), (people, more) => {
        const whole = Math.max(
          0,
          people.reduce((sum, count) => sum + count, more),
        );
        const left = whole - counts(shownParts(parts(...people), whole)).reduce((sum, count) => sum + count, 0);
        expect(left === 0 || left >= 8 || left === whole).toBe(true);
      }),
    );
  });
});

describe('parts that were made at another time than the whole (F-02)', () => {
  const part = (people: number, of: Partial<PartBeside> = {}): PartBeside => ({ people, inside: people, late: 0, early: 0, ...of });

  it('are left out where a few people differ, though the counts agree', () => {
    expect(counts(shownBeside([part(20), part(12, { inside: 13, late: 1 })]))).toEqual([20]);
    expect(counts(shownBeside([part(20), part(13, { inside: 12, early: 1 })]))).toEqual([20]);
    expect(counts(shownBeside([part(20), part(12, { inside: 20, late: 8 })]))).toEqual([20, 12]);
    expect(counts(shownBeside([part(20)], 3))).toEqual([]);
  });
});
