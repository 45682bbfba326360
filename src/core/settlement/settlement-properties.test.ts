import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finalSettlement } from './final-settlement.ts';
import { settlementDates } from './settlement-dates.ts';
import { leaveEncashment } from './leave-encashment.ts';
import { noticeRecovery } from './notice-recovery.ts';
import { states } from '../calculators/states.ts';
import { daysAfter } from './working-days.ts';
import type { FinalSettlementInput } from './final-settlement-types.ts';
import type { LeavingReason } from './settlement-dates-types.ts';

const reasons = fc.constantFrom<LeavingReason>('left', 'retired', 'death', 'disablement', 'term-ended', 'dismissed', 'retrenched');
const lastDays = fc.integer({ min: 0, max: 1_094 }).map((days) => daysAfter('2024-04-01', days));
const amounts = fc.integer({ min: 0, max: 300_000_000 }).map((paise) => paise / 100);

const questions: fc.Arbitrary<FinalSettlementInput> = fc.record({
  lastDay: lastDays,
  reason: reasons,
  state: fc.constantFrom(...states),
  regime: fc.constantFrom('new' as const, 'old' as const),
  monthlyGross: fc.integer({ min: 1, max: 1_000_000 }),
  years: fc.integer({ min: 0, max: 40 }),
  months: fc.integer({ min: 1, max: 11 }),
  leaveDays: fc.integer({ min: 0, max: 600 }).map((halves) => halves / 2),
  noticeDays: fc.integer({ min: 0, max: 120 }),
  daysServed: fc.integer({ min: 0, max: 120 }),
  leaveSetOff: fc.integer({ min: 0, max: 60 }),
  paidSoFar: amounts,
  tdsSoFar: amounts,
  loans: amounts,
  lowersTaxable: fc.boolean(),
});
const inPaise = (rupees: number): number => Math.round(rupees * 100);

describe('a final settlement', () => {
  it('pays what is owed less what is taken, to the paisa', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const answer = finalSettlement(question);
        expect(inPaise(answer.net)).toBe(inPaise(answer.earnings) - inPaise(answer.totalDeductions));
        expect(answer.owedByEmployee).toBe(Math.max(0, -answer.net));
        expect(Math.min(answer.tds, answer.refund)).toBe(0);
        expect(inPaise(answer.tds) - inPaise(answer.refund)).toBe(inPaise(answer.incomeTax) - inPaise(question.tdsSoFar ?? 0));
      }),
    );
  });

  it('never taxes more than it pays, nor more on the lowered salary', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const { taxableEarnings, earnings, onFullSalary, onLoweredSalary, noticeRecovery: recovery } = finalSettlement(question);
        expect(taxableEarnings).toBeLessThanOrEqual(earnings);
        expect(onLoweredSalary.yearSalary).toBeLessThanOrEqual(onFullSalary.yearSalary);
        expect(inPaise(onFullSalary.yearSalary) - inPaise(onLoweredSalary.yearSalary)).toBe(inPaise(Math.min(recovery, onFullSalary.yearSalary)));
      }),
    );
  });

  it('never pays less for more notice served', () => {
    fc.assert(
      fc.property(questions, fc.integer({ min: 1, max: 30 }), (question, more) => {
        const served = { ...question, reason: 'left', leaveSetOff: 0, lowersTaxable: false } as const;
        const later = finalSettlement({ ...served, daysServed: (served.daysServed ?? 0) + more });
        expect(later.net).toBeGreaterThanOrEqual(finalSettlement(served).net);
      }),
    );
  });
});

describe('parts of a settlement', () => {
  it('exempt no more leave pay than each limit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 40 }), amounts, (leaveDays, years, monthlyBasic) => {
        const { exempt, taxable, received, limits } = leaveEncashment({ leaveDays, years, monthlyBasic });
        for (const limit of Object.values(limits ?? {})) expect(exempt).toBeLessThanOrEqual(limit);
        expect(inPaise(exempt) + inPaise(taxable)).toBe(inPaise(received));
      }),
    );
  });

  it('count every day of notice once', () => {
    const days = fc.integer({ min: 0, max: 120 });
    fc.assert(
      fc.property(days, days, days, days, (noticeDays, daysServed, daysWaived, setOff) => {
        const answer = noticeRecovery({ noticeDays, daysServed, daysWaived, leaveSetOff: setOff, monthlyGross: 30_000 });
        expect(answer.shortDays).toBe(Math.max(0, noticeDays - daysServed - daysWaived - setOff));
        expect(answer.leaveSetOff).toBeLessThanOrEqual(setOff);
        expect(answer.recovery).toBe(answer.shortDays * 1_000);
      }),
    );
  });

  it('are due later with more holidays, never on a day off', () => {
    fc.assert(
      fc.property(lastDays, fc.array(lastDays, { maxLength: 40 }), (lastDay, holidays) => {
        const [plain, feast] = [settlementDates({ lastDay, reason: 'dismissed' }), settlementDates({ lastDay, reason: 'dismissed', holidays })];
        expect((feast.wagesDueOn ?? '') >= (plain.wagesDueOn ?? '')).toBe(true);
        for (const day of feast.workingDays) expect([holidays.includes(day), [0, 6].includes(new Date(day).getUTCDay())]).toEqual([false, false]);
      }),
    );
  });
});
