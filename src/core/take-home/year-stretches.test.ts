import { describe, expect, it } from 'vitest';
import type { TakeHomeInput } from './take-home-types.ts';
import { takeHome } from './take-home.ts';

const eighteenLakh: TakeHomeInput = { annualCtc: 1_800_000, state: 'karnataka', financialYear: '2026-27', today: '2026-11-21' };

describe('the stretches of a year in which rules change (R-043)', () => {
  it('names what changes: in West Bengal from October, provident fund and professional tax', () => {
    expect(takeHome(eighteenLakh).new.stretches.map(({ changes }) => changes)).toEqual([[], ['providentFund'], ['providentFund']]);
    const there = takeHome({ ...eighteenLakh, state: 'west-bengal' });
    expect(there.new.stretches.map(({ from, changes }) => [from, changes])).toEqual([
      ['2026-04', []],
      ['2026-09', ['providentFund']],
      ['2026-10', ['providentFund', 'professionalTax']],
    ]);
  });
});
