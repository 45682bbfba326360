import { describe, expect, it } from 'vitest';
import { leaveEncashment } from './leave-encashment.ts';
import type { LeaveEncashmentInput } from './leave-encashment-types.ts';

const of = (more: Partial<LeaveEncashmentInput>) =>
  leaveEncashment({ leaveDays: 45, payOn: 'gross', monthlyGross: 120_000, monthlyBasic: 60_000, years: 6, ...more });
const ids = (more: Partial<LeaveEncashmentInput>): string[] => of(more).warnings.map(({ id }) => id);

describe('leave encashment', () => {
  it('exempts 90,000 of 1,80,000 for 45 days paid on gross (12.2)', () => {
    expect(of({})).toMatchObject({
      received: 180_000,
      dailyPay: 4_000,
      completedYears: 6,
      daysCounted: 45,
      limits: { received: 180_000, tenMonths: 600_000, unusedLeave: 90_000, lifetime: 2_500_000 },
      exempt: 90_000,
      taxable: 90_000,
    });
  });

  it('exempts at most 25 lakh over a lifetime (12.2)', () => {
    const long = { leaveDays: 300, monthlyGross: 300_000, monthlyBasic: 300_000, years: 25 };
    expect(of(long)).toMatchObject({ received: 3_000_000, exempt: 2_500_000, taxable: 500_000 });
    expect(of({ ...long, exemptBefore: 2_000_000 })).toMatchObject({ limits: { lifetime: 500_000 }, exempt: 500_000 });
    expect(of({ ...long, exemptBefore: 2_600_000 }).exempt).toBe(0);
  });

  it.each([
    [5, 1, 30, 60_000],
    [31, 1, 30, 60_000],
    [60, 2, 60, 120_000],
    [61, 2, 60, 120_000],
    [0.5, 6, 0.5, 1_000],
  ])('counts of %s days after %s years at most thirty a year', (leaveDays, years, most, exempt) => {
    expect(of({ leaveDays, years })).toMatchObject({ daysCounted: Math.min(leaveDays, most), exempt: Math.min(exempt, leaveDays * 2_000) });
  });

  it('ends at ten months of average salary', () => {
    expect(of({ leaveDays: 330, years: 20, payOn: 'basic' })).toMatchObject({ received: 660_000, limits: { tenMonths: 600_000 }, exempt: 600_000 });
    expect(of({ averageMonthlySalary: 50_000 })).toMatchObject({ limits: { tenMonths: 500_000, unusedLeave: 75_000 }, exempt: 75_000 });
  });

  it('exempts nothing in the first year, and says so', () => {
    expect(of({ years: 0, months: 11, days: 29 })).toMatchObject({ completedYears: 0, exempt: 0, taxable: 180_000 });
    expect([ids({ years: 0, months: 11 }).includes('leave-under-one-year'), ids({ years: 1 }).includes('leave-under-one-year')]).toEqual([true, false]);
  });

  it('is taxable in full during service, and exempt for government staff and heirs', () => {
    expect(of({ duringService: true })).toMatchObject({ because: 'during-service', limits: null, exempt: 0, taxable: 180_000 });
    expect(of({ employer: 'government' })).toMatchObject({ because: 'government', exempt: 180_000 });
    expect(of({ reason: 'death' })).toMatchObject({ because: 'death', exempt: 180_000 });
  });

  it('takes the divisor of the contract, and the sum that was received', () => {
    expect(of({ divisor: 26 }).received).toBe(207_692.31);
    expect(of({ received: 50_000 })).toMatchObject({ received: 50_000, exempt: 50_000 });
  });

  it('names its open point from April 2026 on, where leave is paid', () => {
    const open = (more: Partial<LeaveEncashmentInput>) => of(more).warnings.map(({ rule }) => rule?.open);
    expect(open({})).toContain('leave-encashment-limit');
    expect(open({ leftOn: '2026-03-31' })).not.toContain('leave-encashment-limit');
    expect(of({ leaveDays: 0, years: 0 })).toMatchObject({ received: 0, exempt: 0, warnings: [] });
  });

  it('says what is missing', () => {
    expect(() => leaveEncashment({ leaveDays: 1, years: 1 })).toThrow('monthlyBasic is missing');
    expect(() => leaveEncashment({ leaveDays: 1, monthlyBasic: 1 })).toThrow('The service is missing');
  });
});
