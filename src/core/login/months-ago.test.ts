import { describe, expect, it } from 'vitest';
import { monthsAgo } from './months-ago.ts';

describe('a day (D-28)', () => {
  it.each([
    ['2026-11-20', 0],
    ['2026-11-01', 0],
    ['2026-10-31', 1],
    ['2026-10-01', 1],
    ['2026-09-30', 2],
    ['2025-11-30', 12],
    ['2026-12-01', 0],
  ])('%s lies, on Friday the 20th of November 2026, %i months back', (day, months) => {
    expect(monthsAgo(day, Date.UTC(2026, 10, 20, 12))).toBe(months);
  });
});
