import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hike } from './hike.ts';

describe('a hike', () => {
  it.each([
    [{ percent: 12.5 }, 1_350_000, 150_000, 12.5],
    [{ newAnnual: 1_350_000 }, 1_350_000, 150_000, 12.5],
    [{ increase: 150_000 }, 1_350_000, 150_000, 12.5],
    [{ percent: 0 }, 1_200_000, 0, 0],
    [{ percent: -10 }, 1_080_000, -120_000, -10],
    [{ newAnnual: 1_000_000 }, 1_000_000, -200_000, -16.67],
    [{ newAnnual: 1_600_000 }, 1_600_000, 400_000, 33.33],
    [{ percent: -100 }, 0, -1_200_000, -100],
  ])('of 12 lakh by %o is %s, %s more, %s per cent (R-046)', (by, newAnnual, increase, percent) => {
    expect(hike({ oldAnnual: 1_200_000, ...by })).toMatchObject({ newAnnual, increase, percent });
  });

  it('shows a twelfth of each, to the paisa', () => {
    expect(hike({ oldAnnual: 1_200_000, newAnnual: 1_000_000 })).toMatchObject({ oldMonthly: 100_000, newMonthly: 83_333.33, monthlyIncrease: -16_666.67 });
  });

  it('rounds half up in the display only', () => {
    expect(hike({ oldAnnual: 800, increase: 1 }).percent).toBe(0.13);
    expect(hike({ oldAnnual: 800, increase: -1 }).percent).toBe(-0.13);
    expect(hike({ oldAnnual: 100, percent: 33.335 }).newAnnual).toBe(133.34);
  });

  it('has no percentage of nothing', () => {
    expect(hike({ oldAnnual: 0, newAnnual: 500_000 })).toMatchObject({ percent: null, increase: 500_000, warnings: [{ id: 'no-percent-of-nothing' }] });
  });

  it('shows the pay in hand before and after under the cheaper regime', () => {
    expect(hike({ oldAnnual: 1_200_000, percent: 25, takeHome: { state: 'karnataka', financialYear: '2026-27' } }).inHand).toEqual({
      monthBefore: 92_493.33,
      monthAfter: 109_617.92,
      monthDifference: 17_124.59,
      headlineBefore: 91_395,
      headlineAfter: 108_519.75,
      headlineDifference: 17_124.75,
      headlineFrom: '2026-10',
      yearBefore: 1_109_920,
      yearAfter: 1_315_415,
      yearDifference: 205_495,
      keptPercent: 68.5,
    });
  });

  it.each([
    [42_096_350, -20.67, 33_395_034.46, 2_782_919.54],
    [31_635_753, 224.9, 102_784_561.5, 8_565_380.12],
  ])('of %s by %s per cent is rounded once: %s a year, %s a month (R-046)', (oldAnnual, percent, newAnnual, newMonthly) => {
    expect(hike({ oldAnnual, percent })).toMatchObject({ newAnnual, newMonthly });
  });

  it('wants exactly one way', () => {
    expect(() => hike({ oldAnnual: 1 })).toThrow('exactly one');
    expect(() => hike({ oldAnnual: 1, percent: 1, increase: 1 })).toThrow('exactly one');
    expect(() => hike({ oldAnnual: 1, percent: -101 })).toThrow('less than nothing');
  });

  it('by percent and by new pay undo each other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 1_000_000_000 }), fc.integer({ min: -9_999, max: 100_000 }), (oldAnnual, hundredths) => {
        const { newAnnual } = hike({ oldAnnual, percent: hundredths / 100 });
        expect(hike({ oldAnnual, newAnnual }).percent).toBe(hundredths / 100);
      }),
    );
  });
});
