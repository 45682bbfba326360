import { describe, expect, it } from 'vitest';
import { finalSettlement } from './final-settlement.ts';
import type { FinalSettlementInput } from './final-settlement-types.ts';

const worked: FinalSettlementInput = {
  lastDay: '2026-10-14',
  state: 'karnataka',
  monthlyGross: 250_000,
  monthlyBasic: 125_000,
  years: 6,
  months: 8,
  leaveDays: 30,
  paidSoFar: 1_500_000,
  tdsSoFar: 90_000,
  noticeDays: 60,
  daysServed: 30,
};
const of = (more: Partial<FinalSettlementInput>) => finalSettlement({ ...worked, ...more });
const warned = (more: Partial<FinalSettlementInput>): string[] => of(more).warnings.map(({ id }) => id);

describe('the final settlement of the worked example', () => {
  it('pays 4,64,400.92 (12.6)', () => {
    expect(of({})).toMatchObject({
      financialYear: '2026-27',
      daysPaid: 14,
      monthDivisor: 31,
      salary: 112_903.23,
      leaveEncashment: 125_000,
      leave: { exempt: 125_000 },
      gratuity: 504_807.69,
      gratuityTax: { exempt: 504_807.69 },
      noticeRecovery: 250_000,
      employeeProvidentFund: 3_000,
      professionalTax: 200,
      yearSalary: 1_612_903.23,
      taxableIncome: 1_537_900,
      incomeTax: 115_110,
      tds: 25_110,
      refund: 0,
      net: 464_400.92,
      owedByEmployee: 0,
      netWithFullNotice: 714_400.92,
    });
  });

  it('gives both results of the switch, and uses the chosen one', () => {
    const lowered = { incomeTax: 76_110, tds: 0, refund: 13_890, net: 489_510.92 };
    expect(of({})).toMatchObject({ lowersTaxable: false, onFullSalary: { net: 464_400.92 }, onLoweredSalary: lowered });
    expect(of({ lowersTaxable: true })).toMatchObject({ ...lowered, lowersTaxable: true, onFullSalary: { net: 464_400.92 }, netWithFullNotice: 714_400.92 });
    expect([warned({}).includes('refund-with-return'), warned({ lowersTaxable: true }).includes('refund-with-return')]).toEqual([false, true]);
  });

  it('has lines that add up to the net sum, and dates', () => {
    const answer = of({});
    expect(answer.lines.at(-1)).toEqual({ id: 'net', amount: 464_400.92 });
    expect(answer.dates).toMatchObject({ wagesDueOn: '2026-10-16', gratuityDueOn: '2026-11-13' });
    expect(answer.totalDeductions).toBe(250_000 + 3_000 + 200 + 25_110);
  });

  it('warns where deductions pass half of the wages of the period', () => {
    expect(of({}).warnings.find(({ id }) => id === 'deductions-above-half-of-wages')).toMatchObject({ amount: 278_310, limit: 56_451.62 });
    expect(of({ daysServed: 60, tdsSoFar: 200_000 })).toMatchObject({ isAboveDeductionLimit: false, totalDeductions: 3_200 });
  });

  it('leaves nothing else where the service is given by its first day', () => {
    const { years: _, months: __, ...undated } = worked;
    expect(finalSettlement({ ...undated, joinedOn: '2020-02-15' }).net).toBe(464_400.92);
  });
});

describe('the notice of a final settlement', () => {
  it('sets leave off, and pays only the rest of it', () => {
    expect(of({ leaveSetOff: 20 })).toMatchObject({ noticeRecovery: 83_333.33, leaveEncashment: 41_666.67, notice: { shortDays: 10, leaveSetOff: 20 } });
    expect(of({ leaveSetOff: 99 })).toMatchObject({ noticeRecovery: 0, leaveEncashment: 0 });
    expect(of({ daysServed: 60, leaveSetOff: 20 }).leaveEncashment).toBe(125_000);
  });

  it('counts from the day it was given', () => {
    const { daysServed: _, ...unserved } = worked;
    expect(finalSettlement({ ...unserved, resignedOn: '2026-09-14' })).toMatchObject({ net: 464_400.92, dates: { noticeEndsOn: '2026-11-13' } });
  });

  it('is paid by the employer who ends the job, and taxed', () => {
    expect(of({ reason: 'dismissed' })).toMatchObject({ payInLieu: 250_000, noticeRecovery: 0, yearSalary: 1_862_903.23, retrenchment: null });
  });

  it('ends with a death, a disablement or a term', () => {
    for (const reason of ['death', 'disablement', 'term-ended'] as const) expect(of({ reason })).toMatchObject({ payInLieu: 0, noticeRecovery: 0 });
  });

  it('may leave the employee owing money', () => {
    const low = { leaveDays: 0, years: 1, months: 0, noticeDays: 90, daysServed: 0, tdsSoFar: 200_000 };
    expect(of(low)).toMatchObject({ net: 112_903.23 - 750_000 - 3_200, owedByEmployee: 640_296.77 });
    expect(warned(low)).toContain('owed-by-employee');
  });
});

describe('a retrenchment', () => {
  it('pays half a month for each year, and notice of a month', () => {
    const { noticeDays: _, ...unnamed } = worked;
    const answer = finalSettlement({ ...unnamed, daysServed: 0, reason: 'retrenched' });
    expect(answer).toMatchObject({ payInLieu: 250_000, retrenchmentPay: 437_500, retrenchment: { exempt: 437_500, reskillingFund: 62_500 } });
    expect(answer.dates.reskillingFundDueOn).toBe('2026-11-28');
  });

  it('gives those who are no workers only the notice of the contract', () => {
    expect(of({ reason: 'retrenched', worker: false })).toMatchObject({ retrenchmentPay: 0, payInLieu: 250_000 });
  });

  it('is taxed above its limit', () => {
    expect(of({ reason: 'retrenched', retrenchmentPaid: 600_000 }).retrenchment).toMatchObject({ exempt: 437_500, taxable: 162_500 });
  });
});

describe('what else is paid and taken', () => {
  it('is the bonus of the law or of the contract, whichever is higher', () => {
    const low = { monthlyGross: 20_000, monthlyBasic: 18_000, minimumWage: 12_500, noticeDays: 0, paidSoFar: 120_000, tdsSoFar: 0, bonusMonths: 6 };
    expect(of(low)).toMatchObject({ bonus: 6_250, statutoryBonus: { because: 'due', countedWage: 12_500 } });
    expect(of({ ...low, contractBonus: 20_000 }).bonus).toBe(20_000);
    expect(of({ ...low, statutoryBonus: false })).toMatchObject({ bonus: 0, statutoryBonus: null });
    expect(of({})).toMatchObject({ bonus: 0, statutoryBonus: { because: 'wage-above-limit' } });
  });

  it('counts the months of the bonus from April or from the first day', () => {
    const months = (more: Partial<FinalSettlementInput>) => of({ monthlyGross: 20_000, monthlyBasic: 18_000, ...more }).statutoryBonus?.monthsWorked;
    expect([months({ lastDay: '2026-09-30' }), months({ lastDay: '2026-06-15' })]).toEqual([6, 2.5]);
    expect(months({ lastDay: '2026-06-30', years: 0, months: 2 })).toBe(2);
    expect(of({ monthlyGross: 20_000, monthlyBasic: 18_000, lastDay: '2026-04-29' }).statutoryBonus?.because).toBe('too-few-days');
  });

  it('is a share of the variable pay by days of the tax year', () => {
    expect(of({ annualVariable: 365_000 }).variablePay).toBe(197_000);
    expect(of({ annualVariable: 365_000, variablePayoutPercent: 80 }).variablePay).toBe(157_600);
    expect(of({ annualVariable: 365_000, variableDays: 400 }).variablePay).toBe(365_000);
  });

  it('adds unpaid salary and other payments to the tax, reimbursements not', () => {
    expect(of({ unpaidSalary: 50_000, otherPayments: 30_000, reimbursements: 7_000 })).toMatchObject({ yearSalary: 1_692_903.23, earnings: 829_710.92 });
  });

  it('takes loans, bonds and other sums back, and warns of a bond', () => {
    expect(of({ loans: 40_000, bond: 50_000, otherRecoveries: 1_000 }).net).toBe(373_400.92);
    expect(warned({ bond: 50_000 })).toContain('bond-reasonable-sum');
  });

  it('counts gratuity on wages by the codes, unless asked not to', () => {
    expect(of({ monthlyBasic: 100_000 }).gratuityDue.wages).toBe(125_000);
    expect(of({ monthlyBasic: 100_000, codeWages: false }).gratuityDue.wages).toBe(100_000);
    expect(of({ monthlyBasic: 100_000, lastDay: '2025-11-20' }).gratuityDue.wages).toBe(100_000);
  });

  it('names gratuity that is only usually accepted', () => {
    expect(warned({ years: 4, months: 9 })).toContain('gratuity-usually-accepted');
    expect(of({ years: 4, months: 0 }).gratuity).toBe(0);
  });
});

describe('a short service', () => {
  const short = (more: Partial<FinalSettlementInput>) => {
    const { years: _, months: __, ...undated } = worked;
    return finalSettlement({ ...undated, ...more });
  };

  it('is paid from its first day in the last month', () => {
    expect(short({ joinedOn: '2026-10-05' })).toMatchObject({ daysPaid: 10, salary: 80_645.16, gratuity: 0 });
    expect(short({ days: 10 })).toMatchObject({ daysPaid: 10, leave: { exempt: 0 } });
    expect(short({ joinedOn: '2026-10-14' }).daysPaid).toBe(1);
    expect(short({ years: 0 }).daysPaid).toBe(14);
  });

  it('may have days without pay, another count, and another divisor', () => {
    expect(of({ daysWithoutPay: 4 })).toMatchObject({ daysPaid: 10, salary: 80_645.16 });
    expect(of({ daysWithoutPay: 40 })).toMatchObject({ daysPaid: 0, salary: 0, employeeProvidentFund: 0, deductionLimit: 0 });
    expect(of({ daysPaid: 13, monthDivisor: 26 }).salary).toBe(125_000);
    expect(of({ lastDay: '2026-10-31', monthDivisor: 30 }).salary).toBe(250_000);
    expect([of({ lastDay: '2024-04-01' }).salary, of({ lastDay: '2026-02-28' }).salary]).toEqual([8_333.33, 250_000]);
  });
});

describe('a question about a settlement', () => {
  it('is refused without a service, with two, or with an impossible order', () => {
    const { years: _, months: __, ...undated } = worked;
    expect(() => finalSettlement(undated)).toThrow('The service is missing');
    expect(() => of({ joinedOn: '2020-02-15' })).toThrow('either joinedOn');
    expect(() => finalSettlement({ ...undated, joinedOn: '2026-10-15' })).toThrow('before the first');
    expect(() => of({ monthlyBasic: 250_000.01 })).toThrow('more than the gross');
    expect(() => of({ lastDay: '2027-04-01' })).toThrow('not known');
    expect(() => of({ lastDay: '2024-03-31' })).toThrow('not known');
  });
});
