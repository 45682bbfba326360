import { describe, expect, it } from 'vitest';
import { awardYears } from '../companies/company-award.ts';
import { mondayOf } from '../moderation/ledger.ts';
import { awardWeeks, countedWeeks, cutOffOf, isAwardYear } from './award-edition.ts';
import { awardSizes } from './award-slugs.ts';

const dayMs = 86_400_000;

describe('the weeks that an edition counts (R-194)', () => {
  it('end with the last that is over by the end of the year before', () => {
    // 31 December is a Wednesday in 2025, a Tuesday in 2024, and a Sunday in 2023.
    expect([2026, 2025, 2024].map((year) => (isAwardYear(year) ? countedWeeks(year) : undefined))).toEqual([
      { first: '2024-W01', last: '2025-W52' },
      { first: '2023-W01', last: '2024-W52' },
      { first: '2022-W01', last: '2023-W52' },
    ]);
  });

  it.each(awardYears)('end within seven days before the cut-off of %i, and are two years', (year) => {
    const { first, last } = countedWeeks(year);
    const lastDay = mondayOf(last) + 6 * dayMs;
    expect(lastDay).toBeLessThanOrEqual(Date.parse(cutOffOf(year)));
    expect(lastDay).toBeGreaterThan(Date.parse(cutOffOf(year)) - 7 * dayMs);
    expect((mondayOf(last) - mondayOf(first)) / (7 * dayMs)).toBe(awardWeeks - 1);
  });

  it('are of three years alone', () => {
    expect([2022, 2023, 2024, 2025, 2026, 2027].filter(isAwardYear)).toEqual([2024, 2025, 2026]);
    expect(awardSizes).toHaveLength(4);
  });
});
