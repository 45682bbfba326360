import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { esopExercise } from './esop-exercise.ts';
import { stockSchedule } from './stock-schedule.ts';
import type { StockScheduleInput } from './stock-schedule-types.ts';

const granted: StockScheduleInput = { shares: 4_800, grantedOn: '2026-10-01', price: 100 };
const schedule = (more: Partial<StockScheduleInput> = {}) => stockSchedule({ ...granted, ...more });
const ranged = (more: Partial<StockScheduleInput> = {}) => {
  const { price: _, ...rest } = granted;
  return stockSchedule({ ...rest, lowPrice: 200, highPrice: 500, market: 'unlisted', ...more });
};
const sharesOf = (more: Partial<StockScheduleInput>): number[] => schedule(more).events.map(({ shares }) => shares);
const monthsOf = (more: Partial<StockScheduleInput>): number[] => schedule(more).events.map(({ month }) => month);

describe('a vesting schedule (R-089)', () => {
  it('vests a year at the cliff, and each month after it', () => {
    const { events, years, months } = schedule();
    expect([events.length, events[0]?.shares, events[1]?.shares, months]).toEqual([37, 1_200, 100, 48]);
    expect(years.map(({ shares }) => shares)).toEqual([1_200, 1_200, 1_200, 1_200]);
    expect(events[0]).toMatchObject({ month: 12, on: '2027-10-01', vestedPercent: 25, vestedShares: 1_200 });
  });

  it.each([
    [{ vestsEvery: 'quarter' }, [12, 15, 18]],
    [{ vestsEvery: 'half-year' }, [12, 18, 24]],
    [{ vestsEvery: 'year' }, [12, 24, 36]],
    [{ cliffMonths: 0, vestsEvery: 'quarter' }, [3, 6, 9]],
    [{ cliffMonths: 0 }, [1, 2, 3]],
    [{ cliffMonths: 1 }, [1, 2, 3]],
    [{ cliffMonths: 6, vestsEvery: 'year' }, [12, 24, 36]],
    [{ cliffMonths: 18, vestsEvery: 'year' }, [18, 24, 36]],
    [{ cliffMonths: 13, vestsEvery: 'quarter' }, [13, 15, 18]],
    [{ cliffMonths: 48 }, [48]],
    [{ cliffMonths: 60 }, [60]],
  ] as const)('has its events by %o', (more, first) => {
    expect(monthsOf(more).slice(0, 3)).toEqual(first);
  });

  it.each([
    [{ yearPercents: [5, 15, 40, 40], vestsEvery: 'year' }, [240, 720, 1_920, 1_920]],
    [{ yearPercents: [5, 15, 40, 40], vestsEvery: 'half-year', cliffMonths: 12 }, [240, 360, 360, 960, 960, 960, 960]],
    [{ yearPercents: [10, 20, 30, 40], vestsEvery: 'year', cliffMonths: 24 }, [1_440, 1_440, 1_920]],
    [{ yearPercents: [0, 50, 50], vestsEvery: 'year' }, [2_400, 2_400]],
    [{ yearPercents: [100], vestsEvery: 'quarter' }, [4_800]],
    [{ yearPercents: [12.5, 87.5], vestsEvery: 'year' }, [600, 4_200]],
  ] as const)('may be uneven: %o', (more, shares) => {
    expect(sharesOf(more)).toEqual(shares);
  });

  it('refuses percentages that are not 100 together, or another number of years', () => {
    expect(() => schedule({ yearPercents: [33.33, 33.33, 33.33] })).toThrow('yearPercents do not add up to 100.');
    expect(() => schedule({ yearPercents: [] })).toThrow('yearPercents do not add up to 100.');
    expect(() => schedule({ yearPercents: [50, 50], vestingYears: 3 })).toThrow('Give either vestingYears or yearPercents.');
  });

  it.each([
    ['each', [333, 333, 334]],
    ['cumulative', [333, 333, 334]],
  ] as const)('rounds to whole shares, the last takes the rest: %s', (rounding, shares) => {
    expect(sharesOf({ shares: 1_000, vestingYears: 3, vestsEvery: 'year', rounding })).toEqual(shares);
  });

  it('rounds each part, or what has vested so far', () => {
    const year = { shares: 100, vestingYears: 1, cliffMonths: 0 } as const;
    expect(sharesOf(year)).toEqual([8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 12]);
    expect(sharesOf({ ...year, rounding: 'cumulative' })).toEqual([8, 8, 9, 8, 8, 9, 8, 8, 9, 8, 8, 9]);
  });

  it('vests on the last day of a shorter month', () => {
    const days = schedule({ grantedOn: '2027-01-31', cliffMonths: 0 }).events.map(({ on }) => on);
    expect(days.slice(0, 3)).toEqual(['2027-02-28', '2027-03-31', '2027-04-30']);
    expect(schedule({ grantedOn: '2027-02-28', cliffMonths: 12 }).events[0]?.on).toBe('2028-02-28');
    expect(schedule({ grantedOn: '2028-02-29', cliffMonths: 12 }).events[0]?.on).toBe('2029-02-28');
  });

  it('gives every share once', () => {
    const inputs = fc.record({
      shares: fc.integer({ min: 0, max: 5_000 }),
      vestingYears: fc.integer({ min: 1, max: 6 }),
      cliffMonths: fc.integer({ min: 0, max: 80 }),
      vestsEvery: fc.constantFrom('month' as const, 'quarter' as const, 'half-year' as const, 'year' as const),
      rounding: fc.constantFrom('each' as const, 'cumulative' as const),
    });
    fc.assert(
      fc.property(inputs, (input) => {
        const { events, years, financialYears } = schedule(input);
        for (const group of [events, years, financialYears]) expect(group.reduce((all, { shares }) => all + shares, 0)).toBe(input.shares);
        expect(events.every(({ shares, month }) => shares >= 0 && month >= input.cliffMonths)).toBe(true);
        expect(events.at(-1)?.vestedPercent).toBe(100);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the worth of a schedule', () => {
  it('has one value for a price, and two ends for a range', () => {
    expect(schedule({ vestsEvery: 'year' }).years[0]).toMatchObject({ low: { value: 120_000, tax: null }, high: { value: 120_000, tax: null } });
    expect(ranged().total).toMatchObject({ low: { value: 960_000 }, high: { value: 2_400_000 } });
  });

  it('is above the price paid, never below nothing, in rupees', () => {
    expect(ranged({ exercisePrice: 300 }).total).toMatchObject({ low: { value: 0 }, high: { value: 960_000 } });
    expect(ranged({ currency: 'USD', exchangeRate: 80 }).total.low.value).toBe(76_800_000);
  });

  it('is taxed at every event as esopExercise does, above those before in the year', () => {
    const { events, financialYears } = ranged({ vestsEvery: 'quarter', otherTaxableIncome: 1_150_000 });
    const alone = { shares: 1_200, fairValue: 500, type: 'rsus', market: 'unlisted', allottedOn: '2027-10-01' } as const;
    expect(events[0]?.high.tax).toBe(esopExercise({ ...alone, otherTaxableIncome: 1_150_000 }).tax);
    expect(events[1]?.high.tax).toBe(esopExercise({ ...alone, shares: 300, allottedOn: '2028-01-01', otherTaxableIncome: 1_750_000 }).tax);
    const whole = esopExercise({ ...alone, shares: 1_500, otherTaxableIncome: 1_150_000 });
    expect(financialYears[0]).toMatchObject({ financialYear: '2027-28', shares: 1_500, high: { value: 750_000, tax: whole.tax } });
    expect(financialYears.map(({ financialYear }) => financialYear)).toEqual(['2027-28', '2028-29', '2029-30', '2030-31']);
  });

  it('names what it cannot know', () => {
    const ids = (more: Partial<StockScheduleInput>) => schedule(more).warnings.map(({ id }) => id);
    expect(ids({})).toContain('if-no-rule-changes');
    expect(ids({ grantedOn: '2025-10-01', vestingYears: 1 })).not.toContain('if-no-rule-changes');
    const early = schedule({ grantedOn: '2023-03-31', vestsEvery: 'year', otherTaxableIncome: 2_400_000 });
    expect(early.events.map(({ low }) => low.tax)).toEqual([null, 37_440, 37_440, 37_440]);
    expect(early.warnings.map(({ id }) => id)).toContain('earlier-events-without-tax');
    expect(early.lines.filter(({ id }) => /year-.-low/.test(id)).map(({ rule }) => rule?.from)).toEqual([undefined, '2024-04-01', '2024-04-01', '2026-04-01']);
  });

  it('refuses two prices, half a range, or one upside down', () => {
    expect(() => schedule({ lowPrice: 1 })).toThrow('Give either price, or lowPrice and highPrice.');
    expect(() => ranged({ lowPrice: 501 })).toThrow('lowPrice is above highPrice.');
    expect(() => stockSchedule({ shares: 1, grantedOn: '2026-10-01', lowPrice: 1 })).toThrow('price is missing');
  });
});
