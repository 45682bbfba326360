import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { agoOf, dateIn, dayOf, daysAgo, momentIn } from './ago.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const now = Date.parse('2026-11-20T10:00:00Z');

describe('relative time (R-217)', () => {
  it.each([
    [0, 'now', 0],
    [59 * second, 'now', 0],
    [minute, 'm', 1],
    [59 * minute + 59 * second, 'm', 59],
    [hour, 'h', 1],
    [day - 1, 'h', 23],
    [day, 'd', 1],
    [7 * day - 1, 'd', 6],
    [7 * day, 'w', 1],
    [29 * day, 'w', 4],
    [30 * day, 'mon', 1],
    [364 * day, 'mon', 12],
    [365 * day, 'y', 1],
    [731 * day, 'y', 2],
    [-hour, 'now', 0],
  ] as const)('of %i ms is %s %i', (passed, unit, count) => {
    expect(agoOf(now - passed, now)).toEqual({ unit, count });
  });

  it('of a leap day counts days, not dates', () => {
    expect(agoOf(Date.parse('2024-02-29T00:00:00Z'), Date.parse('2024-03-30T00:00:00Z'))).toEqual({ unit: 'mon', count: 1 });
  });

  it('says that a date is invalid', () => {
    expect([dateIn('en-IN', Number.NaN), dateIn('en-IN', 9e15), dateIn('hi-IN', Date.parse('never'))]).toEqual([
      'Invalid date',
      'Invalid date',
      'Invalid date',
    ]);
    expect(dateIn('en-IN', now)).toBe('20 November 2026');
  });
});

describe('dates in words', () => {
  it('are written by the languages, with their time where it is asked for', () => {
    expect(['en-IN', 'hi-IN', 'mr-IN'].map((locale) => dateIn(locale, now))).toEqual(['20 November 2026', '20 नवंबर 2026', '20 नोव्हेंबर, 2026']);
    expect(momentIn('en-IN', now)).toBe('20 Nov 2026, 3:30 pm');
  });

  it('are written by one format for each language, however many there are', () => {
    dateIn('en-IN', now);
    const making = vi.spyOn(Intl, 'DateTimeFormat');
    onTestFinished(() => making.mockRestore());
    for (let at = 0; at < 20; at++) dateIn('en-IN', now + at * day);
    expect(making).not.toHaveBeenCalled();
  });
});

describe('whole days (D-28)', () => {
  it('are those of India', () => {
    expect(dayOf(Date.parse('2026-11-19T18:29:59Z'))).toBe('2026-11-19');
    expect(dayOf(Date.parse('2026-11-19T18:30:00Z'))).toBe('2026-11-20');
  });

  it.each([
    ['2026-11-20', 'now', 0],
    ['2026-11-21', 'now', 0],
    ['2026-11-19', 'd', 1],
    ['2026-11-17', 'd', 3],
    ['2026-11-13', 'w', 1],
    ['2026-10-22', 'w', 4],
    ['2026-10-21', 'mon', 1],
    ['2025-11-20', 'y', 1],
  ] as const)('say of %s nothing finer than a day', (written, unit, count) => {
    for (const hourOfDay of [0, 5, 12, 18]) expect(daysAgo(written, Date.parse('2026-11-19T19:00:00Z') + hourOfDay * hour)).toEqual({ unit, count });
  });
});
