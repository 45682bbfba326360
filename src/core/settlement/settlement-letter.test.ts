import { describe, expect, it } from 'vitest';
import { settlementLetter } from './settlement-letter.ts';
import type { SettlementLetterInput } from './settlement-letter-types.ts';

const of = (more: Partial<SettlementLetterInput>) =>
  settlementLetter({
    kind: 'late',
    letterOn: '2026-12-20',
    settlement: {
      lastDay: '2026-10-14',
      joinedOn: '2020-02-15',
      monthlyGross: 80_000,
      monthlyBasic: 40_000,
      state: 'karnataka',
      noticeDays: 60,
      daysServed: 60,
    },
    ...more,
  });

describe('the facts of a letter', () => {
  it('about a late settlement are its sums, days and rules', () => {
    const letter = of({});
    expect(letter).toMatchObject({
      replyBy: '2027-01-04',
      net: 195_299.49,
      outstanding: 195_299.49,
      gratuityInterest: 2_965.23,
      claimed: 198_264.72,
      isLate: true,
      wagesDueOn: '2026-10-16',
      wagesDaysLate: 65,
      gratuityDueOn: '2026-11-13',
      gratuityDaysLate: 37,
      claimUntil: '2029-10-16',
      disputeUntil: null,
      beyondResignation: null,
    });
    expect(letter.owed.map(({ id, dueOn }) => [id, dueOn])).toEqual([
      ['salary', '2026-10-16'],
      ['gratuity', '2026-11-13'],
    ]);
    expect(letter.laws.map(({ id }) => id)).toEqual(['wages-due', 'gratuity-due', 'gratuity-interest', 'wage-claim', 'service-certificate']);
  });

  it('say when nothing is late or left to pay', () => {
    const first = (more: Partial<SettlementLetterInput>) => [of(more).isLate, of(more).warnings[0]?.id];
    expect(first({ letterOn: '2026-10-16' })).toEqual([false, 'not-late-yet']);
    expect(first({ letterOn: '2026-10-17' })[0]).toBe(true);
    expect(first({ received: 200_000 })).toEqual([false, 'nothing-outstanding']);
    expect(of({ received: 195_299.48 }).outstanding).toBe(0.01);
  });

  it('of someone made to leave add notice, retrenchment pay and their days', () => {
    const { settlement } = of({});
    const notified = { kind: 'not-resigned', notifiedOn: '2026-10-13' } as const;
    const letter = of({
      ...notified,
      settlement: { lastDay: '2026-10-14', joinedOn: '2020-02-15', monthlyGross: 80_000, monthlyBasic: 40_000, state: 'karnataka' },
    });
    expect(letter).toMatchObject({
      notifiedOn: '2026-10-13',
      noticeDaysOwed: 30,
      net: settlement.net + 80_000 + 140_000,
      beyondResignation: 220_000,
      reskillingFund: 20_000,
      reskillingFundDueOn: '2026-11-28',
      disputeUntil: '2028-10-14',
    });
    expect(letter.laws.slice(0, 2).map(({ id }) => id)).toEqual(['retrenchment', 'dismissal-dispute']);
    expect(letter.owed.map(({ id }) => id)).toEqual(['salary', 'gratuity', 'pay-in-lieu', 'retrenchment-pay']);
  });

  it('keep the reason of a dismissal', () => {
    const dismissed = { lastDay: '2026-10-14', years: 3, monthlyGross: 80_000, noticeDays: 30, reason: 'dismissed' } as const;
    expect(of({ kind: 'not-resigned', settlement: dismissed })).toMatchObject({ noticeDaysOwed: 30, reskillingFund: 0, settlement: { retrenchment: null } });
  });
});
