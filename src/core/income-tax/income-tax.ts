import { paise } from '../calculators/exact.ts';
import { usualYear } from '../calculators/usual-year.ts';
import type { RateSteps } from './income-tax-rules.ts';
import type { Line } from '../calculators/answer-types.ts';
import type { IncomeTaxInput, IncomeTaxOutput, SlabTax } from './income-tax-types.ts';
import type { FinancialYear, Regime } from '../calculators/person-types.ts';
import { taxScale, taxSteps, unitsPerRupee, type TaxScale, type TaxSteps } from './tax-scale.ts';
import { line, ruleWarnings } from '../calculators/warnings.ts';

export function incomeTax(input: IncomeTaxInput): IncomeTaxOutput {
  const { financialYear = usualYear, regime = 'new', resident = true, taxableIncome } = input;
  const scale = taxScale(financialYear, regime, input);
  const answer = incomeTaxOutput(taxSteps(paise(taxableIncome), scale), scale, { financialYear, regime, resident });
  return { ...answer, warnings: ruleWarnings(answer.lines, input.today) };
}

/** Tax steps in rupees; warnings are left to the caller. */
export function incomeTaxOutput(
  steps: TaxSteps,
  scale: TaxScale,
  { financialYear, regime, resident }: { readonly financialYear: FinancialYear; readonly regime: Regime; readonly resident: boolean },
): IncomeTaxOutput {
  const monthlyTax = Math.floor((steps.payable * 2 + 12) / 24);
  return {
    financialYear,
    regime,
    ageGroup: scale.ageGroup,
    resident,
    taxableIncome: steps.income,
    slabs: slabTaxes(steps.income, scale.slabs.value),
    slabTax: steps.slabTax / unitsPerRupee,
    rebate: steps.rebate / unitsPerRupee,
    rebateRelief: steps.rebateRelief / unitsPerRupee,
    taxAfterRebate: steps.afterRebate / unitsPerRupee,
    surchargePercent: steps.surchargeRate / 100,
    surchargeBeforeRelief: steps.surchargeBefore / unitsPerRupee,
    surchargeRelief: steps.surchargeRelief / unitsPerRupee,
    surcharge: steps.surcharge / unitsPerRupee,
    cess: steps.cess / unitsPerRupee,
    taxBeforeRounding: steps.total / unitsPerRupee,
    taxPayable: steps.payable,
    monthlyTax,
    lastMonthTax: steps.payable - monthlyTax * 11,
    lines: linesOf(steps, scale),
    warnings: [],
  };
}

function linesOf(steps: TaxSteps, scale: TaxScale): Line[] {
  const inRupees = (units: number): number => units / unitsPerRupee;
  return [
    line('total-income', steps.income, scale.rounding.rule),
    line('slab-tax', inRupees(steps.slabTax), scale.slabs.rule),
    line('rebate', inRupees(steps.rebate), scale.rebate.rule),
    line('rebate-relief', inRupees(steps.rebateRelief), scale.rebate.rule),
    line('tax-after-rebate', inRupees(steps.afterRebate)),
    line('surcharge-before-relief', inRupees(steps.surchargeBefore), scale.surcharge.rule),
    line('surcharge-relief', inRupees(steps.surchargeRelief), scale.relief.rule),
    line('surcharge', inRupees(steps.surcharge), scale.surcharge.rule),
    line('cess', inRupees(steps.cess), scale.cess.rule),
    line('tax-before-rounding', inRupees(steps.total)),
    line('tax-payable', steps.payable, scale.rounding.rule),
  ];
}

/** Stops at the slab in which the income ends. */
function slabTaxes(income: number, steps: RateSteps): SlabTax[] {
  return steps.flatMap(([above, rate], at) => {
    if (income <= above) return [];
    const upTo = steps[at + 1]?.[0] ?? null;
    const part = Math.min(income, upTo ?? income) - above;
    return [{ above, upTo, ratePercent: rate / 100, income: part, tax: (part * rate) / unitsPerRupee }];
  });
}
