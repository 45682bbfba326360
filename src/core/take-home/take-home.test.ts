import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { financialYears } from '../calculators/person-types.ts';
import { states } from '../calculators/states.ts';
import type { TakeHomeInput } from './take-home-types.ts';
import { takeHome } from './take-home.ts';

describe('the take-home pay of 18 lakh in Maharashtra', () => {
  const answer = takeHome({ annualCtc: 1_800_000, state: 'maharashtra', financialYear: '2026-27' });

  it('goes from CTC to cash: 29,360 provident fund and 43,290 gratuity inside it (R-043)', () => {
    expect(answer.pay).toMatchObject({
      ctc: 1_800_000,
      basic: 900_000,
      employerProvidentFund: 29_360,
      pension: 20_386,
      gratuity: 43_290,
      grossCash: 1_727_350,
    });
  });

  it('takes under the new regime 1,35,690 of tax', () => {
    expect(answer.new).toMatchObject({
      standardDeduction: 75_000,
      taxableIncome: 1_652_350,
      tax: 135_690,
      professionalTax: 2_500,
      netYear: 1_559_800,
      netMonth: 129_983.33,
    });
  });

  it('deducts under the old regime professional tax and the own provident fund', () => {
    expect(answer.old).toMatchObject({ standardDeduction: 50_000, totalDeductions: 81_860, taxableIncome: 1_645_490, tax: 318_390, netYear: 1_377_100 });
  });

  it('names the cheaper regime and what it saves', () => {
    expect(answer).toMatchObject({ cheaper: 'new', saving: 182_700, regime: 'new', netYear: 1_559_800 });
  });

  it('has twelve months adding up to the year, with odd February and last tax', () => {
    const { months } = answer.new;
    expect(months.map(({ professionalTax }) => professionalTax)).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 300, 200]);
    expect([months[0]?.incomeTax, months[11]?.incomeTax]).toEqual([11_308, 11_302]);
    expect(months.reduce((sum, { net }) => sum + net, 0)).toBe(1_559_800);
  });
});

describe('the package', () => {
  it('is taken as it is when the gross is given', () => {
    expect(takeHome({ annualGross: 1_275_000 })).toMatchObject({ pay: { grossCash: 1_275_000, ctc: 1_275_000 + 29_360 + 30_664 }, new: { tax: 0 } });
    expect(takeHome({ annualGross: 1_275_010 }).new.tax).toBe(10);
  });

  it('leaves out of the cash only what is inside the CTC', () => {
    const gross = (more: Partial<TakeHomeInput>) => takeHome({ annualCtc: 1_200_000, ...more }).pay.grossCash;
    expect(gross({})).toBe(1_141_780);
    expect(gross({ employerProvidentFundInCtc: false })).toBe(1_171_140);
    expect(gross({ gratuityInCtc: false })).toBe(1_170_640);
    expect(gross({ annualInsurance: 12_000 })).toBe(1_129_780);
    expect(gross({ annualInsurance: 12_000, insuranceInCtc: false })).toBe(1_141_780);
    expect(gross({ annualEmployerNps: 60_000 })).toBe(1_081_780);
    expect(gross({ employerChargesInCtc: true })).toBe(1_141_780 - 5 * 150 - 2 * 98 - 6 * 250);
  });

  it('pays provident fund on full basic pay where that is chosen', () => {
    expect(takeHome({ annualCtc: 1_200_000, providentFund: 'actual', voluntaryPercent: 10 })).toMatchObject({
      pay: { employerProvidentFund: 72_000, pension: 20_386 },
      new: { employeeProvidentFund: 72_000, voluntaryProvidentFund: 60_000 },
    });
    expect(takeHome({ annualCtc: 1_200_000, providentFund: 'none' })).toMatchObject({ pay: { employerProvidentFund: 0 }, new: { employeeProvidentFund: 0 } });
  });

  it('pays what is promised as variable at the chosen payout', () => {
    expect(takeHome({ annualGross: 2_000_000, annualVariable: 400_000, variablePayoutPercent: 50 }).pay).toMatchObject({
      fixed: 1_600_000,
      variable: 200_000,
      variableUnpaid: 200_000,
      grossCash: 1_800_000,
    });
  });

  it('keeps variable pay and its tax in the month in which it arrives', () => {
    const { new: answer } = takeHome({ annualGross: 2_000_000, annualVariable: 400_000, variableMonth: 9, state: 'karnataka', financialYear: '2025-26' });
    const [april, september] = [answer.months[0], answer.months[5]];
    expect(april?.gross).toBe(133_333.33);
    expect(september?.gross).toBe(533_333.33);
    expect((september?.incomeTax ?? 0) - (april?.incomeTax ?? 0)).toBe(79_300);
    expect(Math.abs(answer.netMonthWithoutVariable - (april?.net ?? 0))).toBeLessThan(10);
    expect(answer.months.reduce((sum, { incomeTax }) => sum + incomeTax, 0)).toBe(answer.tax);
  });

  it('cannot be less than its parts', () => {
    expect(() => takeHome({ annualCtc: 100_000, annualVariable: 100_000 })).toThrow('more than the whole package');
    expect(() => takeHome({})).toThrow('annualCtc is missing');
    expect(() => takeHome({ annualCtc: 1, annualGross: 1 })).toThrow('either annualCtc or annualGross');
  });
});

describe('the take-home pay', () => {
  it('takes the labour welfare fund only where it is asked for', () => {
    const fund = (labourWelfareFund: boolean) =>
      takeHome({ annualGross: 900_000, state: 'maharashtra', labourWelfareFund }).new.months.map((month) => month.labourWelfareFund);
    expect(fund(false)).toEqual(Array.from({ length: 12 }, () => 0));
    expect(fund(true)).toEqual([0, 0, 25, 0, 0, 0, 0, 0, 25, 0, 0, 0]);
  });

  it('asks in Punjab for the tax by the income of the regime', () => {
    const answer = takeHome({ annualGross: 420_000, state: 'punjab', esi: false });
    expect([answer.new.professionalTax, answer.old.professionalTax]).toEqual([0, 2_400]);
  });

  it('is the new regime where both cost the same', () => {
    expect(takeHome({ annualGross: 300_000 })).toMatchObject({ cheaper: 'new', saving: 0 });
  });

  it('may fall by four paise a rupee inside the 12 lakh relief, by law', () => {
    const [low, high] = [takeHome({ annualGross: 1_300_000 }), takeHome({ annualGross: 1_310_000 })];
    expect(high.new.netYear - low.new.netYear).toBe(-400);
  });

  it('reconciles to the CTC and to its months, whatever the package', () => {
    const packages = fc.record({
      annualCtc: fc.integer({ min: 60_000, max: 60_000_000 }),
      basicPercent: fc.integer({ min: 20, max: 60 }),
      state: fc.constantFrom(...states),
      financialYear: fc.constantFrom(...financialYears),
      providentFund: fc.constantFrom('capped' as const, 'actual' as const, 'none' as const),
      labourWelfareFund: fc.boolean(),
      wageRule: fc.boolean(),
      variablePayoutPercent: fc.integer({ min: 0, max: 120 }),
      gender: fc.constantFrom('male' as const, 'female' as const),
    });
    fc.assert(
      fc.property(packages, fc.option(fc.integer({ min: 1, max: 12 })), (about, variableMonth) => {
        const annualVariable = Math.floor(about.annualCtc / 10);
        const answer = takeHome({ ...about, annualVariable, ...(variableMonth !== null && { variableMonth }) });
        const { pay } = answer;
        const paise = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0);
        const paidBeyond = Math.max(0, pay.variable - annualVariable);
        expect(pay.variableUnpaid).toBeGreaterThanOrEqual(0);
        expect(paise([pay.grossCash, -paidBeyond, pay.variableUnpaid, pay.employerProvidentFund, pay.gratuity])).toBe(paise([about.annualCtc]));
        for (const regime of [answer.new, answer.old]) {
          expect(paise(regime.months.map(({ net }) => net))).toBe(paise([regime.netYear]));
          expect(paise(regime.months.map(({ incomeTax }) => incomeTax))).toBe(paise([regime.tax]));
          expect(paise(regime.months.map(({ gross }) => gross))).toBe(paise([pay.grossCash]));
        }
      }),
      { numRuns: 300 },
    );
  });
});
