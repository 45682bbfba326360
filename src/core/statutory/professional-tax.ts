import { paise, sum } from '../calculators/exact.ts';
import { inForceIn, monthsOf } from '../calculators/financial-year.ts';
import { usualYear } from '../calculators/usual-year.ts';
import { professionalTaxMonths, professionalTaxScale, type ProfessionalTaxScale, type TaxedIncome } from './professional-tax-scale.ts';
import { partsPerPaisa } from './provident-fund-shares.ts';
import { refused } from '../calculators/refusal.ts';
import { slabsNew, slabsOld, standardDeduction, type RateSteps } from '../income-tax/income-tax-rules.ts';
import type { Line } from '../calculators/answer-types.ts';
import type { FinancialYear, Regime } from '../calculators/person-types.ts';
import type { ProfessionalTaxInput, ProfessionalTaxOutput } from './professional-tax-types.ts';
import { line, ruleWarnings } from '../calculators/warnings.ts';

export function professionalTax(input: ProfessionalTaxInput): ProfessionalTaxOutput {
  const { state, financialYear = usualYear, exempt = false } = input;
  const scale = professionalTaxScale(state, financialYear);
  const amounts = exempt ? [] : professionalTaxMonths(scale, incomeOf(input, financialYear));
  const annual = sum(amounts);
  const lines = [...ruleLines(scale, amounts), line('professional-tax', annual, scale.untaxed ?? scale.limit.rule)];
  const per = scale.months[0]?.value.per ?? 'none';
  return {
    state,
    financialYear,
    per: per === 'exemption' ? 'month' : per,
    annual,
    months: monthsOf(financialYear).map((month, at) => ({ month, amount: amounts[at] ?? 0 })),
    lines,
    warnings: [...(exempt ? [{ id: 'exempt' }] : []), ...ruleWarnings(lines, input.today)],
  };
}

function ruleLines({ months }: ProfessionalTaxScale, amounts: readonly number[]): Line[] {
  const rows = [...new Map(months.map(({ rule }) => [rule.from, rule])).values()];
  return rows.map((rule) => line('professional-tax-of-rule', sum(amounts.filter((_, at) => months[at]?.rule.from === rule.from)), rule));
}

function incomeOf(input: ProfessionalTaxInput, year: FinancialYear): TaxedIncome {
  const { monthlyGross, annualGross, halfYearGross, gender = 'male', regime = 'new', taxableIncome } = input;
  const given = annualGross ?? (monthlyGross === undefined ? halfYearGross : undefined);
  if (given === undefined && monthlyGross === undefined) throw refused('missing', 'monthlyGross', 'monthlyGross is missing; give it, or annualGross.');
  const yearly = annualGross !== undefined ? paise(annualGross) : monthlyGross !== undefined ? paise(monthlyGross) * 12 : paise(given ?? 0) * 2;
  const taxable = taxableIncome === undefined ? yearly - paise(inForceIn(standardDeduction, year).value[regime]) : paise(taxableIncome);
  const monthly = monthlyGross === undefined ? (yearly * partsPerPaisa) / 12 : paise(monthlyGross) * partsPerPaisa;
  const half = halfYearGross === undefined ? monthly * 6 : paise(halfYearGross) * partsPerPaisa;
  return {
    months: Array.from({ length: 12 }, () => monthly),
    halves: [half, half],
    year: yearly,
    gender,
    isAboveExemption: isAboveExemption(taxable, year, regime),
  };
}

/** Compares with the tax-free income of the lowest age group. */
export function isAboveExemption(taxablePaise: number, year: FinancialYear, regime: Regime): boolean {
  return taxablePaise > paise(exemptionOf(year, regime));
}

function exemptionOf(year: FinancialYear, regime: Regime): number {
  const steps: RateSteps = regime === 'new' ? inForceIn(slabsNew, year).value : inForceIn(slabsOld, year).value['below-60'];
  return steps.find(([, rate]) => rate > 0)?.[0] ?? 0;
}
