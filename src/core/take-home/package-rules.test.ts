import { describe, expect, it } from 'vitest';
import { takeHome } from './take-home.ts';

describe('a package with its other rules', () => {
  it('counts half-yearly professional tax on the actual sum of its months', () => {
    const { months } = takeHome({ annualCtc: 274_000, gratuityInCtc: false, monthlyBasic: 20_000, state: 'kerala', financialYear: '2026-27' }).new;
    const half = (from: number) => months.slice(from, from + 6).reduce((sum, { gross }) => sum + gross, 0);
    expect([half(0), half(6)].map(Math.round)).toEqual([125_920, 122_600]);
    expect(months.filter(({ professionalTax }) => professionalTax > 0).map(({ month, professionalTax }) => [month, professionalTax])).toEqual([
      ['2026-08', 1_250],
      ['2027-02', 1_000],
    ]);
  });

  it('takes professional tax on the month in which a bonus arrives', () => {
    const { months } = takeHome({
      annualGross: 300_000,
      annualVariable: 24_000,
      variableMonth: 6,
      state: 'karnataka',
      financialYear: '2026-27',
      esi: false,
    }).new;
    expect(months.map(({ professionalTax }) => professionalTax)).toEqual([0, 0, 200, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('follows West Bengal by the month: 45,000 pays 2,040', () => {
    expect(takeHome({ annualGross: 540_000, state: 'west-bengal', financialYear: '2026-27' }).new.professionalTax).toBe(2_040);
  });

  it('puts the employer’s ESI and welfare fund inside the CTC where that is chosen (C-11)', () => {
    const { pay } = takeHome({ annualCtc: 240_000, providentFund: 'none', gratuityInCtc: false, employerEsiInCtc: true, state: 'delhi' });
    expect(pay.employerEsi).toBeGreaterThan(0);
    expect(pay.grossCash + pay.employerEsi).toBe(240_000);
    const fund = takeHome({
      annualCtc: 900_000,
      state: 'maharashtra',
      providentFund: 'none',
      gratuityInCtc: false,
      labourWelfareFund: true,
      employerWelfareFundInCtc: true,
    });
    expect(fund.pay.grossCash).toBe(900_000 - 150);
  });

  it('never leaves less than nothing unpaid of the variable pay (C-12)', () => {
    expect(takeHome({ annualGross: 2_000_000, annualVariable: 400_000, variablePayoutPercent: 200 }).pay).toMatchObject({
      variable: 800_000,
      variableUnpaid: 0,
    });
  });

  it('refuses a basic pay above the fixed pay (C-8)', () => {
    expect(() => takeHome({ annualCtc: 600_000, monthlyBasic: 200_000, providentFund: 'actual' })).toThrow('more than the fixed pay');
  });
});
