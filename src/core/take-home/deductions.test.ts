import { describe, expect, it } from 'vitest';
import type { TakeHomeInput } from './take-home-types.ts';
import { takeHome } from './take-home.ts';

describe('the deductions of the old regime', () => {
  const base: TakeHomeInput = { annualGross: 2_000_000, financialYear: '2025-26' };
  const deducted = (deductions: TakeHomeInput['deductions'], more: Partial<TakeHomeInput> = {}) =>
    takeHome({ ...base, ...more, ...(deductions && { deductions }) }).old.totalDeductions - takeHome({ ...base, ...more }).old.totalDeductions;

  it.each([
    [{ section80C: 100_000 }, 100_000],
    [{ section80C: 200_000 }, 150_000 - 21_600],
    [{ ownNps: 60_000 }, 50_000],
    [{ healthInsurance: 30_000 }, 25_000],
    [{ healthInsurance: 60_000, healthInsuranceSenior: true }, 50_000],
    [{ healthInsuranceParents: 60_000 }, 25_000],
    [{ healthInsuranceParents: 60_000, healthInsuranceParentsSenior: true }, 50_000],
    [{ homeLoanInterest: 250_000 }, 200_000],
    [{ letOutLoss: 250_000 }, 200_000],
    [{ homeLoanInterest: 150_000, letOutLoss: 250_000 }, 200_000],
    [{ leaveTravel: 30_000 }, 30_000],
    [{ hraExemption: 120_000 }, 120_000],
    [{ educationLoanInterest: 90_000 }, 90_000],
    [{ otherDeductions: 12_000 }, 12_000],
  ])('%o come to %s', (deductions, amount) => {
    expect(deducted(deductions)).toBe(amount);
  });

  it('are none for rent without a house rent allowance, which is said (C-10)', () => {
    const warned = (more: Partial<TakeHomeInput>) => takeHome({ ...base, monthlyRent: 20_000, ...more }).warnings.map(({ id }) => id);
    expect(warned({})).toContain('rent-without-hra');
    expect(warned({ monthlyHra: 15_000 })).not.toContain('rent-without-hra');
  });

  it('know the age for health insurance', () => {
    expect(deducted({ healthInsurance: 60_000 }, { ageGroup: '60-to-79' })).toBe(50_000);
  });

  it('count the house rent allowance from rent and city', () => {
    const answer = takeHome({ ...base, monthlyBasic: 45_000, monthlyHra: 20_000, monthlyRent: 19_000, city: 'chennai' });
    expect(answer.old.hraExemption).toBe(174_000);
    expect(answer.new.hraExemption).toBe(0);
  });

  it.each([
    [{}, 140_000, 100_000],
    [{ governmentEmployee: true }, 140_000, 140_000],
  ])('limit the NPS of the employer by regime: %o', (more, inNew, inOld) => {
    const answer = takeHome({ annualGross: 2_000_000, basicPercent: 50, annualEmployerNps: 200_000, ...more });
    const amount = (lines: readonly { id: string; amount: number }[]) => lines.find(({ id }) => id === 'employer-nps-deduction')?.amount;
    expect(answer.new.salaryIncome).toBe(2_200_000);
    expect([amount(answer.new.lines), amount(answer.old.lines)]).toEqual([inNew, inOld]);
  });

  it('change nothing in the new regime', () => {
    const deductions = { section80C: 150_000, ownNps: 50_000, healthInsurance: 25_000, homeLoanInterest: 200_000 };
    expect(takeHome({ ...base, deductions }).new.netYear).toBe(takeHome(base).new.netYear);
  });

  it('never take the standard deduction beyond the salary', () => {
    expect(takeHome({ annualGross: 40_000 })).toMatchObject({
      new: { standardDeduction: 40_000, taxableIncome: 0 },
      old: { standardDeduction: 40_000, taxableIncome: 0 },
    });
  });
});
