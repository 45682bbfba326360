import { describe, expect, it } from 'vitest';
import { miscountedDay, mondayOf, weekOf } from './ledger.ts';

describe('the counts of the days', () => {
  const head = (day: string, sequence: number, count: number) => ({ day, sequence, count });

  it('share out all entries among the days', () => {
    expect(miscountedDay([])).toBeUndefined();
    expect(miscountedDay([head('2026-11-20', 9, 4), head('2026-11-18', 5, 5)])).toBeUndefined();
  });

  it('name the day that does not begin where the one before ended', () => {
    expect(miscountedDay([head('2026-11-20', 9, 3), head('2026-11-18', 5, 5)])).toBe('2026-11-20');
    expect(miscountedDay([head('2026-11-20', 9, 4), head('2026-11-18', 5, 4)])).toBe('2026-11-18');
    expect(miscountedDay([head('2026-11-20', 5, 0), head('2026-11-18', 5, 5)])).toBe('2026-11-20');
  });
});

describe('the Monday of a week', () => {
  it.each(['2026-01-01', '2026-11-16', '2026-11-22', '2024-12-30', '2021-01-03', '2020-12-31'])('is in the week that it begins: %s', (day) => {
    const monday = mondayOf(weekOf(day));
    expect(new Date(monday).getUTCDay()).toBe(1);
    expect(Math.floor((Date.parse(day) - monday) / 86_400_000)).toBeLessThan(7);
    expect(Date.parse(day)).toBeGreaterThanOrEqual(monday);
  });
});

describe('the week that the ledger names', () => {
  it.each([
    ['2026-11-20', '2026-W47'],
    ['2026-01-01', '2026-W01'],
    ['2026-12-31', '2026-W53'],
    ['2027-01-03', '2026-W53'],
    ['2027-01-04', '2027-W01'],
    ['2025-12-29', '2026-W01'],
  ])('of %s is %s, by ISO 8601', (day, week) => expect(weekOf(day)).toBe(week));
});
