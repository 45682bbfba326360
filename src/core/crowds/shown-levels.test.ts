import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { employments } from '../careers/employment-kind.ts';
import { fewestContributors } from './fewest.ts';
import { isSameJob, nextLevels, slicesOf, upTo, type CountedReview, type JobSlice } from './shown-levels.ts';

type Group = Partial<CountedReview> & { readonly count: number };

const reviewsOf = ({ count, ...known }: Group): readonly CountedReview[] =>
  Array.from({ length: count }, () => ({ department: 1, designation: 1, city: 1, employment: 'full-time', isCurrent: true, level: 0, counted: 0, ...known }));

function levelsOf(...groups: readonly Group[]): readonly number[] {
  const reviews = groups.map(reviewsOf);
  const next = nextLevels(reviews.flat());
  return reviews.map((some) => {
    const levels = new Set(some.map((review) => next.get(review) ?? review.level));
    return levels.size === 1 ? ([...levels][0] ?? -1) : -1;
  });
}

describe('the parts of a job that are shown', () => {
  it.each<readonly [string, readonly Group[], readonly number[]]>([
    ['all of it, where eight share it', [{ count: 8 }], [4]],
    ['none of it, where only seven are there', [{ count: 7 }], [0]],
    ['the department alone, where the designations are of five and three', [{ count: 5 }, { designation: 2, count: 3 }], [1, 1]],
    [
      'less of the smaller ones, too, where one alone would be left',
      [
        { city: 1, count: 12 },
        { city: 2, count: 9 },
        { city: 3, count: 1 },
      ],
      [4, 2, 2],
    ],
    ['each by itself, where all are eight', [{ count: 8 }, { department: 2, count: 8 }], [4, 4]],
    ['nothing after what was not said', [{ designation: null, count: 9 }], [1]],
  ])('are %s', (_, groups, levels) => expect(levelsOf(...groups)).toEqual(levels));
});

describe('what is decided about a job (D-28)', () => {
  const seven = { level: 4, counted: 4, count: 7 };

  it('is not decided by those who are shown already', () => {
    expect(levelsOf({ ...seven, count: 80 }, { count: 1 })).toEqual([4, 0]);
    expect(levelsOf({ ...seven, count: 80 }, { count: 8 })).toEqual([4, 4]);
  });

  it('stays where others have gone', () => expect(levelsOf({ ...seven, count: 1 })).toEqual([4]));

  it('needs eight who were never counted at the level; who was before comes along', () => {
    expect(levelsOf({ counted: 4, count: 7 }, { count: 1 })).toEqual([0, 0]);
    expect(levelsOf({ counted: 4, count: 1 }, { count: 7 })).toEqual([0, 0]);
    expect(levelsOf({ counted: 4, count: 7 }, { count: 8 })).toEqual([4, 4]);
    expect(levelsOf({ counted: 1, count: 1 }, { count: 8 })).toEqual([4, 4]);
  });

  it('counts those alone who are shown the level above', () => {
    expect(levelsOf({ level: 1, counted: 1, count: 8 }, { count: 7 })).toEqual([4, 0]);
    expect(levelsOf({ level: 1, counted: 1, count: 7 }, { count: 1 })).toEqual([1, 0]);
  });

  it('leaves none or eight who go on waiting', () => {
    expect(levelsOf({ count: 8 }, { department: 2, count: 7 })).toEqual([0, 0]);
    expect(levelsOf({ count: 8 }, { department: null, count: 8 })).toEqual([4, 0]);
  });
});

const few = fc.integer({ min: 1, max: 3 });
const group = fc.record({
  department: fc.option(few),
  designation: fc.option(few),
  city: fc.option(few),
  employment: fc.option(fc.constantFrom(...employments)),
  isCurrent: fc.option(fc.boolean()),
  count: fc.integer({ min: 1, max: 11 }),
});

const groups = fc.array(group, { maxLength: 30 });

function shownOf(some: readonly Group[]): readonly JobSlice[] {
  const reviews = some.flatMap(reviewsOf);
  const next = nextLevels(reviews);
  return reviews.map((review) => ({ ...upTo(review, next.get(review) ?? 0), level: next.get(review) ?? 0, count: 1 }));
}

const keyOf = ({ department, designation, city, employment, isCurrent }: JobSlice): string =>
  JSON.stringify([department, designation, city, employment, isCurrent]);

describe('a reader who looks for one person among reviews that have come together (D-28, F-02)', () => {
  it('finds nobody among fewer than eight alike, unless the company has fewer', () =>
    fc.assert(
      fc.property(groups, (some) => {
        const shown = shownOf(some);
        const alike = new Map<string, number>();
        for (const one of shown) alike.set(keyOf(one), (alike.get(keyOf(one)) ?? 0) + 1);
        for (const count of alike.values()) expect(count).toBeGreaterThanOrEqual(Math.min(fewestContributors, shown.length));
      }),
    ));

  it('is left with none or with eight by the difference of any two filters', () =>
    fc.assert(
      fc.property(groups, fc.func(fc.boolean()), fc.func(fc.boolean()), (some, one, other) => {
        const shown = shownOf(some);
        const { length: count } = shown.filter((each) => one(keyOf(each)) && !other(keyOf(each)));
        expect(count === 0 || count >= Math.min(fewestContributors, shown.length)).toBe(true);
      }),
    ));
});

describe('the filters of a company (F-02)', () => {
  it('and the difference of two leave none or eight, though others have gone', () =>
    fc.assert(
      fc.property(groups, fc.array(fc.boolean(), { minLength: 1 }), (some, stays) => {
        const slices = slicesOf(shownOf(some).filter((_, at) => stays[at % stays.length]));
        for (const slice of slices) {
          const within = slices.filter((each) => each.level === slice.level + 1 && isSameJob(upTo(each, slice.level), upTo(slice, slice.level)));
          const left = slice.count - within.reduce((sum, { count }) => sum + count, 0);
          expect(slice.count).toBeGreaterThanOrEqual(fewestContributors);
          expect(left === 0 || left >= fewestContributors).toBe(true);
        }
      }),
    ));

  it('are all that reviews show who have come together', () =>
    fc.assert(
      fc.property(groups, (some) => {
        const shown = shownOf(some);
        const all = [1, 2, 3, 4].flatMap((level) =>
          shown.filter((each) => each.level >= level).map((each) => keyOf({ ...upTo(each, level), level, count: 0 })),
        );
        expect(new Set(slicesOf(shown).map(keyOf))).toEqual(new Set(all));
      }),
    ));
});
