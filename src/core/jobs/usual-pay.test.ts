import { describe, expect, it } from 'vitest';
import type { ExperienceBand } from '../salaries/salary.ts';
import { isFarAboveUsual, usualPay } from './usual-pay.ts';

const market: Readonly<Record<string, number>> = { '* *': 800_000, 'pune *': 900_000, '* 1-3': 500_000, '* 3-5': 700_000, 'pune 3-5': 750_000 };

const usualOf = (cities: readonly string[], from: number | null, to: number | null, figures = market) =>
  usualPay({ cities, experience: { from, to } }, (city: string | null, band: ExperienceBand | null) => {
    const median = figures[`${city ?? '*'} ${band ?? '*'}`];
    return median === undefined ? undefined : { median };
  })?.median ?? null;

describe('what is usual for a job (F-25)', () => {
  it('is of its years in its city, else its years, its city, or all', () => {
    expect(usualOf(['pune'], 3, 4)).toBe(750_000);
    expect(usualOf(['surat'], 3, 4)).toBe(700_000);
    expect(usualOf(['pune'], 0, 0)).toBe(900_000);
    expect(usualOf([], null, null)).toBe(800_000);
    expect(usualOf([], null, null, {})).toBeNull();
  });

  it('is that of the best paid of its years', () => expect(usualOf(['surat'], 1, 4)).toBe(700_000));

  it('is not that of all years for who has more than three', () => expect([usualOf(['pune'], 5, 9), usualOf([], 3, 9, { '* *': 1 })]).toEqual([null, 1]));

  it.each([
    [2_400_000, 3_500_000, true],
    [2_399_999, 3_500_000, false],
    [null, 2_400_000, true],
    [2_400_000, null, true],
    [300_000, 4_800_000, true],
    [300_000, 4_799_999, false],
    [null, null, false],
  ])('is promised three times over by %s to %s: %s', (from, to, isFar) => expect(isFarAboveUsual({ from, to }, 800_000)).toBe(isFar));

  it('says nothing where it is nothing', () => expect(isFarAboveUsual({ from: 1, to: 2 }, 0)).toBe(false));
});
