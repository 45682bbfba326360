import { describe, expect, it } from 'vitest';
import { finalSettlement } from './final-settlement.ts';
import type { FinalSettlementInput } from './final-settlement-types.ts';

const of = (more: Partial<FinalSettlementInput>) => finalSettlement({ lastDay: '2026-10-31', monthlyGross: 60_000, monthlyBasic: 30_000, years: 3, ...more });

describe('the provident fund of a last month', () => {
  it.each([
    ['2026-10-31', 3_000],
    ['2026-10-26', 3_000],
    ['2026-10-25', 2_903],
    ['2026-10-01', 116],
    ['2026-08-31', 1_800],
    ['2026-08-10', 1_161],
  ])('until %s is %s: the ceiling is not cut', (lastDay, employeeProvidentFund) => {
    expect(of({ lastDay }).employeeProvidentFund).toBe(employeeProvidentFund);
  });

  it.each([
    ['2026-09-16', 1_800],
    ['2026-09-30', 2_360],
    ['2026-09-20', 1_920],
  ])('until %s in the month of the new ceiling is %s', (lastDay, employeeProvidentFund) => {
    expect(of({ lastDay }).employeeProvidentFund).toBe(employeeProvidentFund);
  });

  it.each([
    [{ lastDay: '2026-10-20', fundMemberFrom: '2026-10-11' }, 1_161],
    [{ lastDay: '2026-10-20', fundMemberFrom: '2026-10-05', joinedOn: '2026-10-05' }, 1_858],
    [{ lastDay: '2026-10-20', fundMemberFrom: '2026-10-11', joinedOn: '2026-10-05' }, 1_161],
    [{ lastDay: '2026-09-20', fundMemberFrom: '2026-09-17' }, 480],
    [{ lastDay: '2026-09-20', joinedOn: '2026-09-10' }, 1_320],
    [{ lastDay: '2026-10-20', fundMemberFrom: '2026-10-21' }, 0],
  ])('with %o counts the days in the fund: %s', (more, employeeProvidentFund) => {
    const { lastDay, joinedOn = '2023-10-01', fundMemberFrom = joinedOn } = { joinedOn: undefined, fundMemberFrom: undefined, ...more };
    expect(finalSettlement({ monthlyGross: 60_000, monthlyBasic: 30_000, lastDay, joinedOn, fundMemberFrom }).employeeProvidentFund).toBe(
      employeeProvidentFund,
    );
  });

  it('follows the choice and the voluntary share', () => {
    expect(of({ providentFund: 'actual', voluntaryPercent: 10 })).toMatchObject({ employeeProvidentFund: 3_600, voluntaryProvidentFund: 3_000 });
    expect(of({ providentFund: 'none' }).employeeProvidentFund).toBe(0);
  });
});

describe('ESI of a last month', () => {
  const low = { monthlyGross: 18_000, monthlyBasic: 9_000 };

  it('is taken on what was earned, where the full pay is below the ceiling', () => {
    expect(of(low).esi).toBe(135);
    expect(of({ ...low, lastDay: '2026-10-05' }).esi).toBe(22);
    expect(of({ monthlyGross: 21_000, monthlyBasic: 10_500 }).esi).toBe(158);
    expect(of({ monthlyGross: 21_001, monthlyBasic: 10_500 }).esi).toBe(0);
    expect(of({ lastDay: '2026-10-05' }).esi).toBe(0);
  });

  it('goes on after a raise, on other wages, or not at all', () => {
    expect(of({ monthlyGross: 30_000, esiWagesAtPeriodStart: 20_000 }).esi).toBe(225);
    expect(of({ monthlyGross: 24_000, monthlyBasic: 12_000, disability: true }).esi).toBe(180);
    expect(of({ monthlyGross: 30_000, esiWages: 20_000 }).esi).toBe(150);
    expect(of({ ...low, esi: false }).esi).toBe(0);
  });

  it('is nothing on an average daily wage of up to 176', () => {
    expect([of({ monthlyGross: 4_576, monthlyBasic: 4_000 }).esi, of({ monthlyGross: 4_577, monthlyBasic: 4_000 }).esi]).toEqual([0, 35]);
  });
});

describe('professional tax of a last month', () => {
  it('goes by what was earned in it', () => {
    const karnataka = (lastDay: string) => of({ state: 'karnataka', lastDay }).professionalTax;
    expect([karnataka('2026-10-12'), karnataka('2026-10-13'), karnataka('2027-02-28')]).toEqual([0, 200, 300]);
    expect(of({}).warnings.map(({ id }) => id)).toContain('no-state');
    expect(of({ state: 'karnataka', professionalTaxExempt: true }).professionalTax).toBe(0);
  });

  it('of a half year is taken with the settlement, unless it was collected before', () => {
    const chennai = (lastDay: string) => of({ state: 'tamil-nadu', lastDay }).professionalTax;
    expect(chennai('2026-06-30')).toBe(1_250);
    expect(chennai('2026-04-10')).toBe(0);
    expect(chennai('2026-04-30')).toBe(930);
  });

  it('goes by rows of the month, and none where there is none', () => {
    const bengal = (lastDay: string) => of({ state: 'west-bengal', monthlyGross: 45_000, lastDay }).professionalTax;
    expect([bengal('2026-09-30'), bengal('2026-10-31')]).toEqual([200, 140]);
    expect(of({ state: 'delhi' }).professionalTax).toBe(0);
  });
});

describe('the fund and the old regime', () => {
  it('take a welfare fund in its month, when asked', () => {
    const fund = (lastDay: string, labourWelfareFund = true) => of({ state: 'maharashtra', lastDay, labourWelfareFund }).labourWelfareFund;
    expect([fund('2026-12-31'), fund('2026-11-30'), fund('2026-12-31', false)]).toEqual([25, 0, 0]);
  });

  it('deduct professional tax and other deductions from the old salary', () => {
    const old = of({ state: 'karnataka', regime: 'old', paidSoFar: 1_000_000, deductions: 150_000, professionalTaxSoFar: 1_200 });
    expect(old).toMatchObject({ standardDeduction: 50_000, yearSalary: 1_060_000, taxableIncome: 858_600 });
    expect(of({ state: 'karnataka', paidSoFar: 1_000_000, professionalTaxSoFar: 1_200 })).toMatchObject({ standardDeduction: 75_000, taxableIncome: 985_000 });
  });

  it('counts an earlier employer and other income', () => {
    const more = of({ paidSoFar: 900_000, previousGross: 600_000, previousTds: 10_000, tdsSoFar: 5_000, otherIncome: 40_000 });
    expect(more).toMatchObject({ yearSalary: 1_560_000, taxableIncome: 1_525_000, incomeTax: 113_100, tds: 98_100 });
  });

  it('take at most the salary as standard deduction', () => {
    expect(of({ leaveDays: 0 })).toMatchObject({ yearSalary: 60_000, standardDeduction: 60_000, taxableIncome: 0, tds: 0 });
  });
});
