import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { takeHome } from '../take-home/take-home.ts';
import { hikeArrears } from './hike-arrears.ts';
import type { HikeArrearsInput } from './arrears-types.ts';

const july = { oldMonthly: 200_000, newMonthly: 230_000, raiseFrom: '2026-07-01', firstPaidIn: '2026-12' } as const;
const fundOf = (oldMonthlyBasic: number, newMonthlyBasic: number, more: Partial<HikeArrearsInput>) =>
  hikeArrears({ ...july, raiseFrom: '2026-04-01', oldMonthlyBasic, newMonthlyBasic, ...more });

describe('a raise from 1 July, first paid in December', () => {
  const answer = hikeArrears(july);

  it('brings 1,50,000 of arrears and a payslip of 3,80,000', () => {
    expect(answer).toMatchObject({ financialYear: '2026-27', difference: 30_000, arrears: 150_000, monthsLeft: 4, yearGross: 2_670_000 });
    expect(answer.firstPayslip).toMatchObject({ month: '2026-12', pay: 230_000, arrears: 150_000, gross: 380_000, incomeTax: 44_460, net: 335_540 });
    expect(answer.nextPayslip).toMatchObject({ month: '2027-01', gross: 230_000, incomeTax: 44_460, net: 185_540 });
    expect(answer.payslipBefore).toMatchObject({ month: '2026-11', gross: 200_000, incomeTax: 24_375, net: 175_625 });
  });

  it('has 3,72,840 of tax: 24,375 a month before, 44,460 from then', () => {
    expect(answer).toMatchObject({ tax: 372_840, monthlyTdsBefore: 24_375, tdsBefore: 195_000, tdsLeft: 177_840, monthlyTds: 44_460, lastMonthTds: 44_460 });
  });

  it('can have the tax of the arrears taken at once', () => {
    const atOnce = hikeArrears({ ...july, arrearsTax: 'at-once' });
    expect(atOnce.taxOfArrears).toBe(46_800);
    expect([atOnce.firstPayslip.incomeTax, atOnce.nextPayslip?.incomeTax]).toEqual([32_760 + 46_800, 32_760]);
    expect(atOnce.tdsLeft).toBe(answer.tdsLeft);
  });

  it('goes by the tax that was really deducted before', () => {
    expect(hikeArrears({ ...july, tdsBefore: 172_840 })).toMatchObject({ tdsBefore: 172_840, monthlyTds: 50_000, monthlyTdsBefore: 21_605 });
  });
});

describe('arrears', () => {
  it('of a raise within a month count its days: 30,000 from 16 June', () => {
    const { arrears, arrearsMonths } = hikeArrears({ oldMonthly: 100_000, newMonthly: 112_000, raiseFrom: '2026-06-16', firstPaidIn: '2026-09' });
    expect([arrears, arrearsMonths.map(({ days, amount }) => [days, amount])]).toEqual([
      30_000,
      [
        [15, 6_000],
        [31, 12_000],
        [31, 12_000],
      ],
    ]);
  });

  it.each([
    [
      '2024-02-29',
      '2024-04',
      [
        [1, 1_034.48],
        [31, 30_000],
      ],
    ],
    ['2026-01-31', '2026-02', [[1, 967.74]]],
    ['2026-12-01', '2026-12', []],
  ])('from %s first paid in %s are %j', (raiseFrom, firstPaidIn, months) => {
    const { arrearsMonths } = hikeArrears({ oldMonthly: 100_000, newMonthly: 130_000, raiseFrom, firstPaidIn });
    expect(arrearsMonths.map(({ days, amount }) => [days, amount])).toEqual(months);
  });

  it('are none where the raise begins within its first payslip, which has both pays', () => {
    const { arrears, firstPayslip } = hikeArrears({ ...july, raiseFrom: '2026-12-17' });
    expect([arrears, firstPayslip.gross]).toEqual([0, 214_516.13]);
    expect(() => hikeArrears({ ...july, raiseFrom: '2027-01-01' })).toThrow('after the first payslip');
    expect(() => hikeArrears({ ...july, firstPaidIn: '2027-05' })).toThrow('No rules are known for 2027-05');
  });

  it('of a cut have a minus sign', () => {
    const { arrears, firstPayslip } = hikeArrears({ ...july, oldMonthly: 230_000, newMonthly: 200_000 });
    expect([arrears, firstPayslip.gross]).toEqual([-150_000, 50_000]);
  });

  it('of earlier years are named, with the relief', () => {
    const answer = hikeArrears({ ...july, raiseFrom: '2026-02-01', firstPaidIn: '2026-06' });
    expect(answer.arrearsByYear).toEqual([
      { financialYear: '2025-26', amount: 60_000 },
      { financialYear: '2026-27', amount: 60_000 },
    ]);
    expect(answer.warnings).toContainEqual(expect.objectContaining({ id: 'relief-for-earlier-years', amount: 60_000 }));
  });
});

describe('provident fund on arrears', () => {
  it('on full wages is 720 a month: 2,880 for 50,000 to 56,000', () => {
    const { providentFundOnArrears, arrearsMonths } = fundOf(50_000, 56_000, { firstPaidIn: '2026-08', providentFund: 'actual' });
    expect([providentFundOnArrears, arrearsMonths.map(({ providentFund }) => providentFund)]).toEqual([2_880, [720, 720, 720, 720]]);
  });

  it('is nothing where both basics are above the ceiling', () => {
    expect(fundOf(50_000, 56_000, { firstPaidIn: '2026-12' }).providentFundOnArrears).toBe(0);
  });

  it('goes by the ceiling of each month: 1,776 for 18,000 to 24,000', () => {
    const answer = fundOf(18_000, 24_000, { firstPaidIn: '2026-12' });
    expect(answer.arrearsMonths.map(({ providentFund }) => providentFund)).toEqual([0, 0, 0, 0, 0, 336, 720, 720]);
    expect(answer).toMatchObject({ providentFundOnArrears: 1_776, employerProvidentFundOnArrears: 1_776 });
    const { gross, employeeProvidentFund, incomeTax, net } = answer.firstPayslip;
    expect([employeeProvidentFund, net]).toEqual([2_880, gross - 2_880 - 1_776 - incomeTax]);
  });

  it('needs both basics', () => {
    expect(() => hikeArrears({ ...july, oldMonthlyBasic: 1 })).toThrow('both oldMonthlyBasic and newMonthlyBasic');
  });
});

describe('the payslips of the year', () => {
  it('are those of take-home pay without a difference', () => {
    const year = takeHome({ annualGross: 2_400_000, monthlyBasic: 100_000, state: 'karnataka' });
    const { months } = hikeArrears({ ...july, newMonthly: 200_000, oldMonthlyBasic: 100_000, newMonthlyBasic: 100_000, state: 'karnataka' });
    expect(months.map(({ net }) => net)).toEqual(year.new.months.map(({ net }) => net));
  });

  it('take professional tax on the gross of the month of payment', () => {
    const { months } = hikeArrears({ oldMonthly: 20_000, newMonthly: 24_000, raiseFrom: '2026-07-01', firstPaidIn: '2026-12', state: 'karnataka' });
    expect(months.map(({ professionalTax }) => professionalTax)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 200, 0, 0, 0]);
  });

  it('deduct in the old regime the fund on arrears and professional tax', () => {
    const { firstPayslip: _first, ...answer } = fundOf(18_000, 24_000, { firstPaidIn: '2026-12', regime: 'old', state: 'karnataka' });
    const own = answer.months.reduce((sum, month) => sum + month.employeeProvidentFund + month.providentFundOnArrears, 0);
    expect(answer.taxableIncome).toBe(answer.yearGross - 50_000 - 2_500 - own);
  });

  it('add up to the year and its tax, whatever the raise', () => {
    const asked = fc.record({
      oldMonthly: fc.integer({ min: 15_000, max: 900_000 }),
      newMonthly: fc.integer({ min: 15_000, max: 900_000 }),
      raiseFrom: fc.integer({ min: 0, max: 240 }).map((day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10)),
      firstPaidIn: fc.constantFrom('2026-10', '2026-12', '2027-03'),
      arrearsTax: fc.constantFrom('spread' as const, 'at-once' as const),
      regime: fc.constantFrom('new' as const, 'old' as const),
    });
    fc.assert(
      fc.property(asked, (input) => {
        const answer = hikeArrears(input);
        const total = (of: (month: (typeof answer.months)[number]) => number): number =>
          answer.months.reduce((sum, month) => sum + Math.round(of(month) * 100), 0);
        expect(total(({ gross }) => gross)).toBe(Math.round(answer.yearGross * 100));
        expect(total(({ incomeTax }) => incomeTax)).toBe(Math.round((answer.tax + answer.refundWithReturn) * 100));
        expect(Math.min(...answer.months.map(({ incomeTax }) => incomeTax))).toBeGreaterThanOrEqual(0);
        expect(Math.sign(answer.arrears)).toBe(Math.sign(input.newMonthly - input.oldMonthly));
      }),
      { numRuns: 200 },
    );
  });
});
