import { describe, expect, it } from 'vitest';
import { noticeRecovery } from './notice-recovery.ts';
import type { NoticeRecoveryInput } from './notice-recovery-types.ts';

const of = (more: Partial<NoticeRecoveryInput>) => noticeRecovery({ noticeDays: 90, daysServed: 30, monthlyGross: 150_000, monthlyBasic: 75_000, ...more });

describe('a short notice', () => {
  it('costs 3,00,000 for 60 days on 1,50,000 (12.3)', () => {
    expect(of({})).toMatchObject({ shortDays: 60, dailyPay: 5_000, recovery: 300_000, payInLieu: 0, borneByEmployee: 300_000, tax: null });
  });

  it.each([
    [{ daysWaived: 20 }, 40, 0],
    [{ daysWaived: 20, leaveSetOff: 10 }, 30, 10],
    [{ leaveSetOff: 100 }, 0, 60],
    [{ daysServed: 89 }, 1, 0],
    [{ daysServed: 90 }, 0, 0],
    [{ daysServed: 120, leaveSetOff: 5 }, 0, 0],
    [{ daysServed: 0.5 }, 89.5, 0],
  ])('with %o is short by %s days, with %s days of leave', (more, shortDays, leaveSetOff) => {
    expect(of(more)).toMatchObject({ shortDays, leaveSetOff, recovery: shortDays * 5_000 });
  });

  it('goes by the pay and the divisor of the contract', () => {
    expect(of({ payOn: 'basic' }).recovery).toBe(150_000);
    expect(of({ divisor: 31 }).recovery).toBe(290_322.58);
    expect(of({ daysServed: 30, noticeDays: 31, divisor: 26 }).recovery).toBe(5_769.23);
  });

  it('counts the days served from the day after the notice', () => {
    const dated = { noticeDays: 30, resignedOn: '2026-10-01', monthlyGross: 30_000 };
    expect(noticeRecovery({ ...dated, lastDay: '2026-10-31' })).toMatchObject({ daysServed: 30, recovery: 0 });
    expect(noticeRecovery({ ...dated, lastDay: '2026-10-01' })).toMatchObject({ daysServed: 0, recovery: 30_000 });
    expect(() => noticeRecovery({ ...dated, lastDay: '2026-09-30' })).toThrow('before the day of the notice');
    expect(noticeRecovery({ noticeDays: 30, monthlyGross: 30_000 }).daysServed).toBe(0);
  });

  it('is bought out at most in full', () => {
    expect(of({ boughtOut: 200_000 })).toMatchObject({ boughtOut: 200_000, borneByEmployee: 100_000 });
    expect(of({ boughtOut: 400_000 })).toMatchObject({ boughtOut: 300_000, borneByEmployee: 0 });
    expect(of({ boughtOut: 1 }).warnings.map(({ id }) => id)).toContain('bought-out-is-salary');
  });

  it('turns into pay in lieu where the employer ends the job', () => {
    expect(of({ endedBy: 'employer' })).toMatchObject({ recovery: 0, payInLieu: 300_000, boughtOut: 0 });
  });

  it('shows the tax both ways, and uses the switch', () => {
    const income = { taxableIncome: 1_537_900 + 300_000 };
    expect(of(income)).toMatchObject({ lowersTaxable: false, tax: { full: 174_280, lowered: 115_110, saving: 59_170, used: 174_280 } });
    expect(of({ ...income, lowersTaxable: true }).tax?.used).toBe(115_110);
    expect(of({ ...income, endedBy: 'employer' }).tax).toMatchObject({ saving: 0 });
  });

  it('names the open point of its tax where something is recovered', () => {
    const open = (more: Partial<NoticeRecoveryInput>) => of(more).warnings.map(({ rule }) => rule?.open);
    expect([open({}).includes('notice-recovery'), open({ daysServed: 90 }).includes('notice-recovery')]).toEqual([true, false]);
  });
});
