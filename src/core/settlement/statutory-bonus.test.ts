import { describe, expect, it } from 'vitest';
import { statutoryBonus } from './statutory-bonus.ts';
import type { StatutoryBonusInput } from './statutory-bonus-types.ts';

const of = (more: Partial<StatutoryBonusInput>) => statutoryBonus({ monthlyWages: 18_000, ...more });

describe('the statutory bonus', () => {
  it('counts the minimum wage above 7,000: 12,500 a year, else 7,000 (12.4)', () => {
    expect(of({ minimumWage: 12_500 })).toMatchObject({ countedWage: 12_500, amount: 12_500, mostAmount: 30_000, dueOn: '2027-11-30' });
    expect(of({})).toMatchObject({ countedWage: 7_000, amount: 7_000, mostAmount: 16_800, percent: 8.33 });
  });

  it.each([
    [{ monthlyWages: 21_000 }, 'due', 7_000],
    [{ monthlyWages: 21_000.01 }, 'wage-above-limit', 0],
    [{ monthlyWages: 6_000 }, 'due', 6_000],
    [{ minimumWage: 6_999 }, 'due', 7_000],
    [{ minimumWage: 20_000 }, 'due', 18_000],
    [{ monthsWorked: 1 }, 'due', 583.33],
    [{ monthsWorked: 1, daysWorked: 30 }, 'due', 583.33],
    [{ monthsWorked: 1, daysWorked: 29 }, 'too-few-days', 0],
    [{ monthsWorked: 0.9 }, 'too-few-days', 0],
    [{ monthsWorked: 0 }, 'too-few-days', 0],
    [{ monthlyWages: 600, monthsWorked: 2 }, 'due', 100],
    [{ disqualified: true }, 'disqualified', 0],
  ] as const)('with %o is %s: %s', (more, because, amount) => {
    expect(of(more)).toMatchObject({ because, amount, eligible: because === 'due' });
  });

  it('keeps the rate between 8⅓ and 20 per cent', () => {
    const amount = (percent: number) => of({ percent }).amount;
    expect([amount(0), amount(8.33), amount(8.34), amount(20), amount(25)]).toEqual([7_000, 7_000, 7_005.6, 16_800, 16_800]);
  });

  it('is open under the code, and settled before', () => {
    const open = (financialYear: StatutoryBonusInput['financialYear'] & string) => of({ financialYear }).warnings.map(({ rule }) => rule?.open);
    expect([open('2026-27'), open('2024-25')]).toEqual([['statutory-bonus-limits'], []]);
    expect(of({ financialYear: '2025-26' }).dueOn).toBe('2026-11-30');
  });
});
