import { describe, expect, it } from 'vitest';
import { esi } from './esi.ts';

const months = (...wages: readonly (readonly [month: string, wages: number])[]) => esi({ months: wages.map(([month, of]) => ({ month, wages: of })) });

describe('ESI', () => {
  it.each([
    [21_000, 158, 683],
    [20_500, 154, 667],
    [20_000, 150, 650],
    [10_000, 75, 325],
    [10_001, 76, 326],
    [21_001, 0, 0],
    [4_576, 0, 149],
    [4_577, 35, 149],
  ])('on %s takes %s and %s, each rounded up to a rupee (R-043)', (monthlyWages, employee, employer) => {
    expect(esi({ monthlyWages })).toMatchObject({ employee, employer, covered: employer > 0 });
  });

  it('covers up to 25,000 with a disability', () => {
    expect(esi({ monthlyWages: 25_000, disability: true })).toMatchObject({ covered: true, employee: 188, employer: 813 });
    expect(esi({ monthlyWages: 25_001, disability: true }).covered).toBe(false);
  });

  it('continues after a raise to the contribution period’s end, on the full wage', () => {
    const answer = months(['2026-04', 20_000], ['2026-05', 30_000], ['2026-09', 30_000], ['2026-10', 30_000]);
    expect(answer.months.map(({ covered, employee }) => [covered, employee])).toEqual([
      [true, 150],
      [true, 225],
      [true, 225],
      [false, 0],
    ]);
  });

  it('does not begin within a contribution period when wages fall', () => {
    const answer = months(['2026-04', 22_000], ['2026-08', 20_000], ['2026-10', 20_000]);
    expect(answer.months.map(({ covered }) => covered)).toEqual([false, false, true]);
    expect(esi({ monthlyWages: 20_000, month: '2026-08', wagesAtPeriodStart: 22_000 }).covered).toBe(false);
  });

  it('is decided again where the labour codes define wages, in November 2025', () => {
    const answer = months(['2025-10', 30_000], ['2025-11', 18_000], ['2025-12', 18_000]);
    expect(answer.months.map(({ covered }) => covered)).toEqual([false, true, true]);
  });

  it('takes a single month by the wages at the start of its period', () => {
    expect(esi({ monthlyWages: 30_000, month: '2026-08', wagesAtPeriodStart: 20_000 })).toMatchObject({ covered: true, employee: 225, employer: 975 });
    expect(esi({ monthlyWages: 30_000, month: '2026-08' }).covered).toBe(false);
  });

  it.each([
    ['2026-04', '2026-04', '2026-09'],
    ['2026-09', '2026-04', '2026-09'],
    ['2026-10', '2026-10', '2027-03'],
    ['2027-01', '2026-10', '2027-03'],
    ['2027-03', '2026-10', '2027-03'],
  ])('puts %s into the period from %s to %s', (month, first, last) => {
    expect(esi({ monthlyWages: 20_000, month }).months[0]?.period).toEqual([first, last]);
  });

  it('says from the end of November 2025 that the ceiling is open (F-20)', () => {
    const points = (month: string) => esi({ monthlyWages: 20_000, month }).warnings.map(({ rule }) => rule?.open);
    expect(points('2025-10')).not.toContain('esi-ceiling-under-code');
    expect(points('2025-11')).toContain('esi-ceiling-under-code');
  });

  it('needs wages, one way', () => {
    expect(() => esi({})).toThrow('monthlyWages is missing');
    expect(() => esi({ monthlyWages: 1, months: [] })).toThrow('either monthlyWages or months');
  });
});
