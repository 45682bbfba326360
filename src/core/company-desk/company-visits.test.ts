import { describe, expect, it } from 'vitest';
import { fullWeeks, usualStep, visitsIn, visitStep } from './company-visits.ts';

describe('visits of a company', () => {
  it.each([
    [0, 0],
    [99, 0],
    [100, 100],
    [199, 100],
    [200, 200],
    [499, 200],
    [500, 500],
    [999, 500],
    [1_000, 1_000],
    [4_999, 2_000],
    [73_000, 50_000],
    [1_000_000, 1_000_000],
  ])('of %i are said as %i', (times, step) => {
    expect(visitStep(times)).toBe(step);
  });

  it('are of the eight weeks that are over', () => {
    expect(fullWeeks('2026-11-30')).toEqual(['2026-W48', '2026-W47', '2026-W46', '2026-W45', '2026-W44', '2026-W43', '2026-W42', '2026-W41']);
    expect(fullWeeks('2026-11-29')[0]).toBe('2026-W47');
    const weeks = visitsIn(
      new Map([
        ['2026-W48', 730],
        ['2026-W49', 9_000],
      ]),
      '2026-11-30',
    );
    expect(weeks.slice(0, 2)).toEqual([
      { week: '2026-W48', atLeast: 500 },
      { week: '2026-W47', atLeast: 0 },
    ]);
  });

  it('have a usual step, which half of the weeks reach', () => {
    expect(usualStep([500, 200, 200, 0].map((atLeast) => ({ week: '2026-W48', atLeast })))).toBe(200);
    expect(usualStep([])).toBe(0);
  });
});
