import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { takeHome } from '../take-home/take-home.ts';
import { tdsRemaining } from './tds-remaining.ts';
import type { TdsRemainingInput } from './tds-types.ts';

const august = { joinedOn: '2026-08-01', monthlyGross: 150_000, previousGross: 480_000, previousTds: 24_000 } as const;
const taxes = (input: TdsRemainingInput): readonly number[] => tdsRemaining(input).months.map(({ incomeTax }) => incomeTax);

describe('joining on 1 August on 1,50,000 a month', () => {
  it('leaves 1,01,840, 12,730 a month, where the earlier job is declared', () => {
    expect(tdsRemaining(august)).toMatchObject({
      financialYear: '2026-27',
      monthsLeft: 8,
      salary: 1_680_000,
      standardDeduction: 75_000,
      taxableIncome: 1_605_000,
      tax: 125_840,
      taxSoFar: 24_000,
      taxLeft: 101_840,
      monthlyTax: 12_730,
      lastMonthTax: 12_730,
      dueWithReturn: 0,
      form: '122',
    });
  });

  it('deducts nothing without the declaration, and 1,01,840 falls due with the return', () => {
    const answer = tdsRemaining({ ...august, declared: false });
    expect(answer).toMatchObject({ salary: 1_200_000, taxableIncome: 1_125_000, tax: 0, taxLeft: 0, dueWithReturn: 101_840, taxOfYear: 125_840 });
    expect(answer.warnings[0]).toMatchObject({ id: 'previous-salary-not-declared', amount: 101_840, rule: { rule: 'previous-employer-form' } });
    expect(tdsRemaining(august).new.notDeclared).toEqual(answer.new.notDeclared);
  });

  it('takes 41,600 more in the month of a bonus of 2,00,000', () => {
    expect(tdsRemaining({ ...august, bonus: 200_000, bonusMonth: 12 })).toMatchObject({ bonusTax: 41_600, monthlyTax: 12_730, taxLeft: 143_440 });
    expect(taxes({ ...august, bonus: 200_000, bonusMonth: 12 })[4]).toBe(54_330);
  });

  it('pays 15 of 31 days from 17 August: 11,188 a month, 11,184 at last', () => {
    const answer = tdsRemaining({ ...august, joinedOn: '2026-08-17' });
    expect(answer).toMatchObject({
      grossHere: 1_122_580.65,
      taxableIncome: 1_527_580.65,
      totalIncome: 1_527_580,
      tax: 113_500,
      monthlyTax: 11_188,
      lastMonthTax: 11_184,
    });
    expect(answer.months[0]).toMatchObject({ month: '2026-08', days: 15, gross: 72_580.65 });
  });

  it('names the form of the older law before April 2026', () => {
    expect(tdsRemaining({ ...august, joinedOn: '2025-08-01' })).toMatchObject({ financialYear: '2025-26', form: '12B' });
  });
});

describe('the tax of the months that remain', () => {
  it('is nothing where too much was deducted, which the return brings back', () => {
    const answer = tdsRemaining({ ...august, previousTds: 150_000 });
    expect(answer).toMatchObject({ taxLeft: 0, refundWithReturn: 24_160, dueWithReturn: 0 });
    expect(answer.warnings.map(({ id }) => id)).toContain('too-much-tax-deducted');
  });

  it('counts what was paid and deducted here so far', () => {
    const answer = tdsRemaining({ ...august, tdsFrom: '2026-12', tdsHere: 50_000 });
    expect(answer).toMatchObject({ monthsLeft: 4, paidHere: 600_000, salary: 1_680_000, taxLeft: 51_840, monthlyTax: 12_960 });
    expect(tdsRemaining({ ...august, tdsFrom: '2026-12', tdsHere: 50_000, paidHere: 700_000 }).salary).toBe(1_780_000);
  });

  it('deducts in the old regime both professional taxes and both provident funds', () => {
    const asked = { ...august, regime: 'old', state: 'karnataka', monthlyBasic: 75_000, previousProvidentFund: 7_200, previousProfessionalTax: 800 } as const;
    const answer = tdsRemaining({ ...asked, deductions: { section80C: 50_000, healthInsurance: 25_000 } });
    expect(answer.months.map(({ employeeProvidentFund }) => employeeProvidentFund)).toEqual([1_800, 2_360, 3_000, 3_000, 3_000, 3_000, 3_000, 3_000]);
    expect(answer.months.map(({ professionalTax }) => professionalTax)).toEqual([200, 200, 200, 200, 200, 200, 300, 200]);
    expect(answer.totalDeductions).toBe(50_000 + 25_000 + 50_000 + 22_160 + 7_200 + 1_700 + 800);
    expect(answer.old.notDeclared.totalDeductions).toBe(answer.totalDeductions - 7_200 - 800);
    expect(answer.months[0]?.net).toBe(150_000 - 1_800 - 200 - answer.monthlyTax);
  });

  it('exempts house rent month by month, with the part of a month', () => {
    const asked = { ...august, regime: 'old', joinedOn: '2026-08-17', monthlyBasic: 45_000, monthlyHra: 20_000, monthlyRent: 19_000, city: 'chennai' } as const;
    const ofRent = tdsRemaining(asked).totalDeductions - tdsRemaining({ ...asked, monthlyRent: 0 }).totalDeductions;
    expect(ofRent).toBeCloseTo(14_500 * 7 + (14_500 * 15) / 31, 1);
  });

  it('asks for professional tax of a half year on the months here alone', () => {
    const months = tdsRemaining({ ...august, joinedOn: '2026-09-01', state: 'kerala' }).months.map(({ professionalTax }) => professionalTax);
    expect(months.reduce((sum, tax) => sum + tax, 0)).toBe(2_500);
    expect(months[0]).toBe(1_250);
  });

  it('is refused outside the year, and for a bonus before it', () => {
    expect(() => tdsRemaining({ ...august, financialYear: '2025-26' })).toThrow('not in the year 2025-26');
    expect(() => tdsRemaining({ ...august, bonus: 1, bonusMonth: 5 })).toThrow('before the day of joining');
    expect(() => tdsRemaining({ ...august, tdsFrom: '2026-07' })).toThrow('not one of the months here');
  });

  it('equals take-home pay for a whole year here', () => {
    const year = takeHome({ annualGross: 1_800_000, state: 'karnataka', esi: false });
    const months = tdsRemaining({ monthlyGross: 150_000, monthlyBasic: 75_000, state: 'karnataka' }).months;
    expect(months.map(({ net }) => net)).toEqual(year.new.months.map(({ net }) => net));
  });

  it('adds up: tax left to its months, deducted and due to the tax', () => {
    const days = fc.integer({ min: 0, max: 364 }).map((day) => new Date(Date.UTC(2026, 3, 1 + day)).toISOString().slice(0, 10));
    const asked = fc.record({
      joinedOn: days,
      monthlyGross: fc.integer({ min: 10_000, max: 900_000 }),
      previousGross: fc.integer({ min: 0, max: 5_000_000 }),
      previousTds: fc.integer({ min: 0, max: 500_000 }),
      bonus: fc.constantFrom(0, 100_000),
      declared: fc.boolean(),
      regime: fc.constantFrom('new' as const, 'old' as const),
    });
    fc.assert(
      fc.property(asked, (input) => {
        const answer = tdsRemaining(input);
        const all = answer.months.map(({ incomeTax }) => incomeTax);
        expect(Math.min(...all)).toBeGreaterThanOrEqual(0);
        expect(all.reduce((sum, tax) => sum + Math.round(tax * 100), 0)).toBe(Math.round(answer.taxLeft * 100));
        expect(answer.deductedInYear + answer.dueWithReturn - answer.refundWithReturn).toBe(answer.taxOfYear);
        expect(answer.taxOfYear).toBe(answer[input.regime].declared.tax);
      }),
      { numRuns: 200 },
    );
  });
});
