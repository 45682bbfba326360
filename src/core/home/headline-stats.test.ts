import { describe, expect, it } from 'vitest';
import { headlineStatsOf, isCountDue, noHeadline, printedIn, smallestHeadline } from './headline-stats.ts';

const counted = { reviews: 80_47_213, salaries: 4_00_12_345, interviews: 10_99_999, people: 1_57_00_001, countedOn: '2026-11-16' };
const few = { reviews: 99, salaries: 4_210, interviews: 0, people: 12, countedOn: '2026-11-16' };

describe('the headline of an installation (R-001, R-014)', () => {
  it('prints each count in two digits, rounded down', () => {
    expect(headlineStatsOf(counted)).toEqual({
      reviews: 80_00_000,
      salaries: 4_00_00_000,
      interviews: 10_00_000,
      people: 1_50_00_000,
      countedOn: '2026-11-16',
    });
  });

  it('leaves out each count that is small', () => {
    expect(printedIn(headlineStatsOf(few))).toEqual([['salaries', 4_200]]);
    expect(headlineStatsOf({ ...few, reviews: smallestHeadline }).reviews).toBe(100);
  });

  it('prints nothing where all are small, or nothing was counted yet', () => {
    expect(printedIn(headlineStatsOf({ ...few, salaries: 99 }))).toEqual([]);
    expect(headlineStatsOf(undefined)).toEqual(noHeadline);
  });
});

describe('the counting of an installation', () => {
  it('is due at each round while there are few of all', () => expect(isCountDue(few, '2026-11-16')).toBe(true));

  it('is due once a day where there are many of anything', () => {
    expect(isCountDue(counted, '2026-11-16')).toBe(false);
    expect(isCountDue({ ...few, people: 1_00_000 }, '2026-11-16')).toBe(false);
    expect(isCountDue(counted, '2026-11-17')).toBe(true);
  });

  it('is due where nothing was counted yet', () => expect(isCountDue(undefined, '2026-11-16')).toBe(true));
});
