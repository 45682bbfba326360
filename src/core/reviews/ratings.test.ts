import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countOf } from './rating-formula.ts';
import { allOf, countSince, meanOf, quarterOfWeek, sharesOf, trendOf } from './ratings.ts';
import type { StarCounts, WeekCount } from './review-figures.ts';

const of = (week: string, ...stars: StarCounts): WeekCount => ({ week, stars });

describe('the stars of a company', () => {
  it('have a mean, and none where nobody gave any', () => {
    expect(meanOf([1, 0, 0, 0, 3])).toBe(4);
    expect(meanOf([0, 0, 0, 0, 0])).toBeNull();
  });

  it('have shares in whole percent, five stars first, that come to a hundred', () => {
    expect(sharesOf([1, 1, 1, 0, 0]).map(({ percent }) => percent)).toEqual([0, 0, 33, 33, 34]);
    const stars = fc.tuple(fc.nat(900), fc.nat(900), fc.nat(900), fc.nat(900), fc.nat(900));
    fc.assert(
      fc.property(stars, (given) => {
        const percent = sharesOf(given).reduce((sum, each) => sum + each.percent, 0);
        expect(percent).toBe(countOf(given) === 0 ? 0 : 100);
      }),
    );
  });

  it('are added up over weeks, and counted from one on', () => {
    const weeks = [of('2026-W30', 1, 0, 0, 0, 0), of('2026-W40', 0, 0, 0, 0, 2)];
    expect(allOf(weeks)).toEqual([1, 0, 0, 0, 2]);
    expect(countSince(weeks, '2026-W31')).toBe(2);
  });
});

describe('the trend by quarter (R-020)', () => {
  it('has a mean where five rated, and names the quarters between', () => {
    const weeks = [of('2026-W02', 0, 0, 0, 0, 5), of('2026-W30', 4, 0, 0, 0, 0), of('2026-W44', 0, 0, 0, 10, 0)];
    expect(trendOf(weeks, ['2026-W44'])).toEqual([
      { quarter: '2026-Q1', count: 5, mean: 5, hasBurst: false },
      { quarter: '2026-Q2', count: 0, mean: null, hasBurst: false },
      { quarter: '2026-Q3', count: 4, mean: null, hasBurst: false },
      { quarter: '2026-Q4', count: 10, mean: 4, hasBurst: true },
    ]);
    expect(trendOf([], [])).toEqual([]);
  });

  it('begins and ends with a mean, and is nothing where no quarter has one', () => {
    const few = ['2026-W02', '2026-W44'].map((week) => of(week, 4, 0, 0, 0, 0));
    expect(trendOf(few, [])).toEqual([]);
    expect(trendOf([...few, of('2026-W15', 0, 0, 5, 0, 0), of('2026-W30', 0, 0, 0, 5, 0)], []).map(({ quarter }) => quarter)).toEqual(['2026-Q2', '2026-Q3']);
  });

  it.each([
    ['2026-W01', '2026-Q1'],
    ['2026-W13', '2026-Q1'],
    ['2026-W14', '2026-Q2'],
    ['2026-W53', '2026-Q4'],
  ])('has %s in %s', (week, quarter) => expect(quarterOfWeek(week)).toBe(quarter));
});
