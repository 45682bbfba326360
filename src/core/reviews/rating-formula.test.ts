import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StarCounts, WeekCount } from './review-figures.ts';
import { countOf, ratingOf, weekCap, withoutWeeks } from './rating-formula.ts';

const of = (week: string, ...stars: StarCounts): WeekCount => ({ week, stars });

describe('the rating of a company (F-19)', () => {
  it.each<[string, readonly WeekCount[], number | null]>([
    ['nothing, of four reviews', [of('2026-W40', 0, 0, 0, 0, 4)], null],
    ['five of this week and ten of the industry', [of('2026-W40', 0, 0, 0, 0, 5)], 4.2],
    ['old ones by half', [of('2025-W14', 5, 0, 0, 0, 0), of('2026-W40', 0, 0, 0, 0, 5)], 3.74],
    ['a crowded week as ten', [of('2026-W40', 0, 0, 0, 0, 40)], 4.4],
    ['a week as four usual ones', [of('2026-W38', 0, 0, 5, 0, 0), of('2026-W39', 0, 0, 5, 0, 0), of('2026-W40', 0, 0, 0, 0, 30)], 4.2],
  ])('is of %s', (_, weeks, rating) => expect(ratingOf({ weeks, prior: 3.8 })).toBe(rating));

  const week = fc.integer({ min: 1, max: 52 }).map((number) => `2025-W${String(number).padStart(2, '0')}`);
  const stars = fc.tuple(fc.nat(30), fc.nat(30), fc.nat(30), fc.nat(30), fc.nat(30));
  const weeks = fc.uniqueArray(fc.record({ week, stars }), { selector: (each) => each.week, minLength: 1, maxLength: 30 });
  const prior = fc.integer({ min: 100, max: 500 }).map((hundredths) => hundredths / 100);

  it('lies between one and five, and no order of the weeks changes it', () =>
    fc.assert(
      fc.property(weeks, prior, (some, mean) => {
        const rating = ratingOf({ weeks: some, prior: mean });
        if (rating !== null) expect(rating >= 1 && rating <= 5).toBe(true);
        expect(ratingOf({ weeks: some.toReversed(), prior: mean })).toBe(rating);
      }),
    ));

  it('never falls where someone gives a star more', () =>
    fc.assert(
      fc.property(weeks, prior, fc.nat(29), fc.nat(3), (some, mean, at, from) => {
        const more = some.map((each, place) => (place === at % some.length ? { ...each, stars: oneHigher(each.stars, from) } : each));
        expect(ratingOf({ weeks: more, prior: mean }) ?? 0).toBeGreaterThanOrEqual(ratingOf({ weeks: some, prior: mean }) ?? 0);
      }),
    ));

  it('counts a week no more than the cap', () =>
    expect(weekCap([of('2026-W38', 0, 0, 6, 0, 0), of('2026-W39', 0, 0, 6, 0, 0), of('2026-W40', 0, 0, 0, 0, 90)])).toBe(24));

  it('leaves out the weeks that are named', () =>
    expect(withoutWeeks([of('2026-W38', 1, 0, 0, 0, 0), of('2026-W39', 2, 0, 0, 0, 0)], ['2026-W38']).map(({ stars: [one] }) => one)).toEqual([2]));
});

function oneHigher(stars: StarCounts, from: number): StarCounts {
  const [one, two, three, four, five] = stars.map(
    (count, at) => count + (at === from + 1 ? Math.min(1, stars[from] ?? 0) : 0) - (at === from ? Math.min(1, count) : 0),
  );
  const moved: StarCounts = [one ?? 0, two ?? 0, three ?? 0, four ?? 0, five ?? 0];
  expect(countOf(moved)).toBe(countOf(stars));
  return moved;
}
