import { describe, expect, it } from 'vitest';
import { settlementDates } from './settlement-dates.ts';
import type { SettlementDatesInput } from './settlement-dates-types.ts';

const of = (more: Partial<SettlementDatesInput>) => settlementDates({ lastDay: '2026-10-30', ...more });

describe('the days on which a settlement is due', () => {
  it('are 3 November and 29 November after Friday 30 October (12.5)', () => {
    expect(of({})).toMatchObject({
      workingDays: ['2026-11-02', '2026-11-03'],
      wagesDueOn: '2026-11-03',
      gratuityDueOn: '2026-11-29',
      bonusDueOn: '2027-11-30',
      earlierBonusDueOn: '2026-11-30',
      reskillingFundDueOn: null,
    });
    expect(of({ weeklyOff: ['sunday'] }).wagesDueOn).toBe('2026-11-02');
  });

  it('leave out holidays, and count every day where there is no day off', () => {
    expect(of({ holidays: ['2026-11-02', '2026-11-03'] }).wagesDueOn).toBe('2026-11-05');
    expect(of({ weeklyOff: [] }).wagesDueOn).toBe('2026-11-01');
    expect(() => of({ weeklyOff: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] })).toThrow('at least one working day');
  });

  it.each([
    ['2024-02-28', ['2024-02-29', '2024-03-01'], '2024-03-29', '2024-11-30'],
    ['2026-12-31', ['2027-01-01', '2027-01-04'], '2027-01-30', '2027-11-30'],
    ['2026-03-31', ['2026-04-01', '2026-04-02'], '2026-04-30', '2026-11-30'],
    ['2026-04-01', ['2026-04-02', '2026-04-03'], '2026-05-01', '2027-11-30'],
  ])('after %s are %o and %s, the bonus %s', (lastDay, workingDays, gratuityDueOn, bonusDueOn) => {
    expect(of({ lastDay, reason: 'dismissed' })).toMatchObject({ workingDays, gratuityDueOn, bonusDueOn });
  });

  it('named no day for wages after a resignation before 21 November 2025', () => {
    expect(of({ lastDay: '2025-11-20' })).toMatchObject({ wagesDueOn: null, wagesDaysLate: null, workingDays: [] });
    expect(of({ lastDay: '2025-11-20' }).warnings.map(({ id }) => id)).toContain('no-day-for-wages-after-resignation');
    expect(of({ lastDay: '2025-11-20', reason: 'retrenched' })).toMatchObject({ wagesDueOn: '2025-11-24', reskillingFundDueOn: null });
    expect(of({ lastDay: '2025-11-21' }).wagesDueOn).toBe('2025-11-25');
  });

  it('say when a notice ends and when the re-skilling fund pays', () => {
    expect(of({ resignedOn: '2026-08-31', noticeDays: 60 }).noticeEndsOn).toBe('2026-10-30');
    expect(of({ reason: 'retrenched' }).reskillingFundDueOn).toBe('2026-12-14');
  });

  it('count lateness to the payment or to today', () => {
    expect(of({})).toMatchObject({ wagesDaysLate: null, gratuityDaysLate: null, gratuityInterest: null });
    expect(of({ today: '2026-11-03' })).toMatchObject({ wagesDaysLate: 0, gratuityDaysLate: 0 });
    expect(of({ today: '2026-11-30' })).toMatchObject({ wagesDaysLate: 27, gratuityDaysLate: 1 });
    expect(of({ today: '2026-11-30', wagesPaidOn: '2026-11-05', gratuityPaidOn: '2026-11-20' })).toMatchObject({ wagesDaysLate: 2, gratuityDaysLate: 0 });
  });

  it('bear interest on gratuity from the last day, once it is late', () => {
    const interest = (today: string, more: Partial<SettlementDatesInput> = {}) => of({ gratuity: 365_000, today, ...more }).gratuityInterest;
    expect([interest('2026-11-29'), interest('2026-11-30'), interest('2027-10-30')]).toEqual([0, 3_100, 36_500]);
    expect(interest('2027-10-30', { gratuityInterestPercent: 8.5 })).toBe(31_025);
    expect(of({ gratuity: 365_000, today: '2026-11-30' }).warnings.map(({ rule }) => rule?.open)).toContain('gratuity-interest');
  });
});
