import { describe, expect, it } from 'vitest';
import type { Line } from '#core/calculators/answer-types.ts';
import { yearEnd } from '#core/calculators/financial-year.ts';
import type { FinancialYear } from '#core/calculators/person-types.ts';
import type { RuleTable } from '#core/calculators/rule-table.ts';
import { gratuity } from '#core/gratuity/gratuity.ts';
import { gratuityCeiling, gratuityCovered } from '#core/gratuity/gratuity-rules.ts';
import { gratuityProvision } from '#core/gratuity/provision-rules.ts';
import { hraExemption } from '#core/hra/hra-exemption.ts';
import { hraCities, hraShares } from '#core/hra/hra-rules.ts';
import * as tax from '#core/income-tax/income-tax-rules.ts';
import { esiCeiling, esiRates } from '#core/statutory/esi-rules.ts';
import * as fund from '#core/statutory/provident-fund-rules.ts';
import { codeWagesRule } from '#core/statutory/wage-rules.ts';
import * as limits from '#core/take-home/deduction-rules.ts';
import { lawFigures } from '#core/take-home/law-figures.ts';
import { takeHome } from '#core/take-home/take-home.ts';
import type { TakeHomeInput, TakeHomeMonth } from '#core/take-home/take-home-types.ts';
import { injectedSource, withRule } from '#tests/planted-rules.ts';

const year: FinancialYear = '2026-27';
const usual: TakeHomeInput = { annualCtc: 1_800_000, state: 'karnataka', today: '2026-11-21' };
const monthsOf = (input: TakeHomeInput): readonly TakeHomeMonth[] => takeHome(input).new.months;
const takenFrom = (input: TakeHomeInput, field: 'employeeProvidentFund' | 'esi'): number[] => monthsOf(input).map((month) => month[field]);
/** Value of a field from December to March, after eight unchanged months. */
const fromDecember = (before: readonly number[], after: readonly number[]): readonly number[] => {
  expect(after.slice(0, 8)).toEqual(before.slice(0, 8));
  return after.slice(8);
};
const isPlanted = ({ rule, rules }: Line): boolean => rule?.source === injectedSource && (rules === undefined || rules.at(-1)?.rule.source === injectedSource);

describe('a change of the law within a year (F-20)', () => {
  it('of the provident fund ceiling splits its month by days, then is cited', () => {
    const before = takenFrom(usual, 'employeeProvidentFund');
    const after = withRule(fund.providentFundCeiling, '2027-01-11', 30_000, () => takeHome(usual));
    expect(after.new.months.map(({ employeeProvidentFund }) => employeeProvidentFund)).toEqual([...before.slice(0, 9), 3_406, 3_600, 3_600]);
    expect(after.new.stretches.map(({ from, isSplit, ceiling }) => [from, isSplit, ceiling]).slice(-2)).toEqual([
      ['2027-01', true, 30_000],
      ['2027-02', false, 30_000],
    ]);
    expect(after.lines.find(({ id }) => id === 'contribution-wages')?.rules?.at(-1)).toMatchObject({
      from: '2027-01',
      to: '2027-03',
      rule: { source: injectedSource },
    });
    expect(withRule(fund.providentFundCeiling, '2027-01-11', 30_000, () => lawFigures(year, '2027-02-01').providentFundCeiling)).toBe(30_000);
  });

  it('of provident fund, pension and charge rates applies from its day’s month', () => {
    const before = takenFrom(usual, 'employeeProvidentFund');
    const own = withRule(fund.providentFundRate, '2026-12-15', 1_000, () => takenFrom(usual, 'employeeProvidentFund'));
    expect(fromDecember(before, own)).toEqual([2_500, 2_500, 2_500, 2_500]);
    const pension = (): number => takeHome(usual).pay.pension;
    expect(pension() - withRule(fund.pensionRate, '2026-12-15', 500, pension)).toBe(4 * (2_083 - 1_250));
    const charges = (): number => takeHome({ ...usual, employerChargesInCtc: true }).pay.employerCharges;
    expect(charges() - withRule(fund.employerChargeRates, '2026-12-15', { edli: 50, administration: 0 }, charges)).toBe(4 * 125);
  });

  it('of ESI: rates from their month, a ceiling from the next contribution period', () => {
    const low: TakeHomeInput = { ...usual, annualCtc: 240_000, monthlyBasic: 10_000 };
    const rates = withRule(esiRates, '2026-12-01', { employee: 100, employer: 400 }, () => monthsOf(low));
    expect(rates.map(({ esi, gross }) => esi === Math.ceil(gross / 100)).slice(8)).toEqual([true, true, true, true]);
    expect(rates.map(({ esi }) => esi).slice(0, 8)).toEqual(takenFrom(low, 'esi').slice(0, 8));
    const above: TakeHomeInput = { ...usual, annualCtc: 360_000 };
    const raised = { usual: 30_000, disability: 30_000 };
    const covered = (from: string): boolean[] => withRule(esiCeiling, from, raised, () => takenFrom(above, 'esi').map((esi) => esi > 0));
    expect(covered('2026-12-01')).toEqual(Array.from({ length: 12 }, () => false));
    expect(covered('2026-10-01')).toEqual(Array.from({ length: 12 }, (_, at) => at >= 6));
    const half = { isInForce: true, mostExcluded: 2_500 };
    const allowances: TakeHomeInput = { annualGross: 240_000, monthlyBasic: 10_000, monthlyHra: 9_000 };
    expect(withRule(codeWagesRule, '2026-12-01', half, () => takenFrom(allowances, 'esi')).slice(6, 9)).toEqual([83, 83, 113]);
  });
});

/** Rule of the year's tax, its change, and the step that shows it. */
interface YearRule {
  readonly name: string;
  readonly plant: (from: string, ask: () => readonly Line[]) => readonly Line[];
  readonly line: string;
  readonly input: TakeHomeInput;
  readonly regime: 'new' | 'old';
}

function ofYear<Value>(table: RuleTable<Value>, value: Value, line: string, regime: 'new' | 'old', more: Partial<TakeHomeInput> = {}): YearRule {
  return { name: table.rule, plant: (from, ask) => withRule(table, from, value, ask), line, regime, input: { ...usual, ...more } };
}

const flat: tax.RateSteps = [[0, 1_000]];
const deducted = {
  section80C: 200_000,
  ownNps: 60_000,
  healthInsurance: 60_000,
  healthInsuranceParents: 60_000,
  homeLoanInterest: 300_000,
  letOutLoss: 300_000,
};
const yearRules: readonly YearRule[] = [
  ofYear(tax.slabsNew, flat, 'slab-tax', 'new'),
  ofYear(tax.slabsOld, { 'below-60': flat, '60-to-79': flat, '80-or-more': flat }, 'slab-tax', 'old'),
  ofYear(tax.standardDeduction, { new: 90_000, old: 60_000 }, 'standard-deduction', 'new'),
  ofYear(tax.rebateNew, { limit: 2_000_000, most: 500_000, hasRelief: true }, 'rebate', 'new'),
  ofYear(tax.rebateOld, { limit: 2_000_000, most: 500_000, hasRelief: false }, 'rebate', 'old'),
  ofYear(tax.surchargeNew, [[1_000_000, 500]], 'surcharge', 'new'),
  ofYear(tax.surchargeOld, [[1_000_000, 500]], 'surcharge', 'old'),
  ofYear(tax.surchargeRelief, { hasRelief: false }, 'surcharge-relief', 'new', { annualCtc: 5_300_000 }),
  ofYear(tax.cessRate, 500, 'cess', 'new'),
  ofYear(tax.taxRounding, 100, 'total-income', 'new', { annualCtc: 1_800_017 }),
  ofYear(limits.section80CLimit, 175_000, 'section-80c', 'old', { deductions: deducted }),
  ofYear(limits.ownNpsLimit, 55_000, 'own-nps', 'old', { deductions: deducted }),
  ofYear(limits.healthInsuranceLimit, { usual: 30_000, senior: 55_000 }, 'health-insurance', 'old', { deductions: deducted }),
  ofYear(limits.homeLoanLimit, 250_000, 'home-loan-interest', 'old', { deductions: deducted }),
  ofYear(limits.houseLossLimit, 250_000, 'let-out-loss', 'old', { deductions: deducted }),
  ofYear(limits.employerNpsLimit, { new: 500, old: 500, oldGovernment: 500 }, 'employer-nps-deduction', 'new', { annualEmployerNps: 120_000 }),
  ofYear(limits.employerContributionLimit, 5_000, 'contributions-above-limit', 'new'),
];

describe('a change of what holds for the tax of a year (F-20)', () => {
  it.each(yearRules.map((rule) => [rule.name, rule] as const))(
    '%s: by the row of its last day, which its step cites',
    (_name, { plant, line, input, regime }) => {
      const stepIn = (financialYear: FinancialYear) => takeHome({ ...input, financialYear })[regime].lines.find(({ id }) => id === line);
      const planted = (financialYear: FinancialYear, from: string): Line | undefined =>
        plant(from, () => takeHome({ ...input, financialYear })[regime].lines).find(({ id }) => id === line);
      const after = planted(year, '2026-10-01');
      expect(after?.amount).not.toBe(stepIn(year)?.amount);
      expect(after && isPlanted(after)).toBe(true);
      expect(planted('2025-26', '2026-10-01')?.amount).toBe(stepIn('2025-26')?.amount);
      expect(planted(year, yearEnd(year))?.amount).toBe(after?.amount);
    },
  );

  it('of gratuity: a provision by the year, an amount by the last day of work', () => {
    const setAside = (): number => takeHome(usual).pay.gratuity;
    expect([setAside(), withRule(gratuityProvision, '2026-12-01', 500, setAside)]).toEqual([43_290, 45_000]);
    const leaving = (leftOn: string): number => gratuity({ monthlyWages: 500_000, joinedOn: '2010-01-01', leftOn }).amount;
    const raised = (leftOn: string): number => withRule(gratuityCeiling, '2026-12-01', 3_000_000, () => leaving(leftOn));
    expect([raised('2026-11-30'), raised('2026-12-01')]).toEqual([2_000_000, 3_000_000]);
    const monthly = (leftOn: string): number =>
      withRule(
        gratuityCovered,
        '2026-12-01',
        { days: 30, ofDays: 30, fullYearAboveMonths: 6 },
        () => gratuity({ monthlyWages: 26_000, joinedOn: '2016-01-01', leftOn }).formulaAmount,
      );
    expect([monthly('2025-12-31'), monthly('2026-12-31')]).toEqual([150_000, 286_000]);
  });

  it('of the cities and shares of house rent', () => {
    const exempt = (financialYear: FinancialYear): number =>
      hraExemption({ financialYear, periods: [{ monthlyBasic: 50_000, monthlyHra: 40_000, monthlyRent: 60_000, city: 'indore' }] }).exempt;
    const cities = withRule(hraCities, '2026-12-01', ['indore'], () => [exempt('2025-26'), exempt(year)]);
    expect(cities).toEqual([240_000, 300_000]);
    expect(withRule(hraShares, '2026-12-01', { listed: 5_000, other: 1_000, rentAbove: 1_000 }, () => [exempt('2025-26'), exempt(year)])).toEqual([
      240_000, 60_000,
    ]);
  });
});
