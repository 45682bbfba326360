import { describe, expect, it } from 'vitest';
import { weekOf } from './ledger.ts';

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
