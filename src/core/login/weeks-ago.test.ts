import { describe, expect, it } from 'vitest';
import { weeksAgo } from './weeks-ago.ts';

describe('a day (D-28)', () => {
  it.each([
    ['2026-11-20', 0],
    ['2026-11-16', 0],
    ['2026-11-15', 1],
    ['2026-11-09', 1],
    ['2026-11-08', 2],
    ['2025-11-20', 52],
    ['2026-11-23', 0],
  ])('%s lies, on Friday the 20th of November 2026, %i weeks back', (day, weeks) => {
    expect(weeksAgo(day, Date.UTC(2026, 10, 20, 12))).toBe(weeks);
  });
});
