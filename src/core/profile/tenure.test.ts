import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { durationOf, isMonth, monthAt, newestFirst, problemWith, type Tenure } from './tenure.ts';

const now = '2026-11';

describe('the length of a tenure (R-165)', () => {
  it.each([
    ['2026-11', null, 0, 1],
    ['2026-10', null, 0, 2],
    ['2025-12', null, 1, 0],
    ['2025-11', null, 1, 1],
    ['2021-04', '2021-04', 0, 1],
    ['2021-04', '2022-03', 1, 0],
    ['2019-07', '2024-01', 4, 7],
    ['2027-01', null, 0, 1],
  ] as const)('from %s to %s is %i years and %i months', (from, to, years, months) => {
    expect(durationOf({ from, to }, now)).toEqual({ years, months });
  });

  it('never has twelve months left over, and grows with every month', () => {
    const months = fc
      .tuple(fc.integer({ min: 1950, max: 2026 }), fc.integer({ min: 1, max: 12 }))
      .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`);
    fc.assert(
      fc.property(months, months, (one, other) => {
        const [from, to] = one <= other ? [one, other] : [other, one];
        const { years, months: left } = durationOf({ from, to }, now);
        const longer = durationOf({ from, to: nextOf(to) }, now);
        expect(left).toBeLessThan(12);
        expect(longer.years * 12 + longer.months).toBe(years * 12 + left + 1);
      }),
    );
  });
});

describe('the months of a tenure (R-162)', () => {
  it.each([
    ['', '', 'no-start'],
    ['2021-4', null, 'no-start'],
    ['2021-13', null, 'no-start'],
    ['1949-12', null, 'early-start'],
    ['1950-01', null, undefined],
    ['2026-12', null, 'future-start'],
    ['2026-11', null, undefined],
    ['2021-04', '', 'no-end'],
    ['2021-04', '2021-03', 'end-first'],
    ['2021-04', '2021-04', undefined],
    ['2021-04', '2026-12', 'future-end'],
    ['2021-04', '2026-11', undefined],
  ] as const)('from %s to %s: %s', (from, to, problem) => {
    expect(problemWith({ from, to }, now)).toBe(problem);
  });

  it('are months of a calendar', () => {
    expect(['2026-01', '2026-12'].every(isMonth)).toBe(true);
    expect(['', '2026', '2026-00', '2026-13', '26-01', '2026-01-01', ' 2026-01'].some(isMonth)).toBe(false);
  });

  it('end with the month that it is in India', () => {
    expect(monthAt(Date.UTC(2026, 10, 30, 18, 29, 59, 999))).toBe('2026-11');
    expect(monthAt(Date.UTC(2026, 10, 30, 18, 30))).toBe('2026-12');
  });
});

it('what still lasts comes first, then what ended last (R-162)', () => {
  const all: readonly Tenure[] = [
    { from: '2015-01', to: '2018-03' },
    { from: '2018-04', to: null },
    { from: '2020-01', to: null },
    { from: '2016-01', to: '2018-03' },
  ];
  expect(all.toSorted(newestFirst).map(({ from }) => from)).toEqual(['2020-01', '2018-04', '2016-01', '2015-01']);
});

const nextOf = (month: string): string => {
  const [year = 0, of = 0] = month.split('-').map(Number);
  return of === 12 ? `${year + 1}-01` : `${year}-${String(of + 1).padStart(2, '0')}`;
};
