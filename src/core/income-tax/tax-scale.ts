import { times, wholeRate } from '../calculators/exact.ts';
import { ageGroupIn } from './age-group.ts';
import { inForceIn } from '../calculators/financial-year.ts';
import {
  cessRate,
  rebateNew,
  rebateOld,
  slabsNew,
  slabsOld,
  surchargeNew,
  surchargeOld,
  surchargeRelief,
  taxRounding,
  type Rebate,
  type RateSteps,
} from './income-tax-rules.ts';
import type { InForce } from '../calculators/rule-table.ts';
import type { TaxPayer } from './income-tax-types.ts';
import type { AgeGroup, FinancialYear, Regime } from '../calculators/person-types.ts';

/** Makes every step on whole tens of rupees an integer. */
export const unitsPerRupee = 10_000;

export interface TaxScale {
  readonly ageGroup: AgeGroup;
  readonly slabs: InForce<RateSteps>;
  readonly rebate: InForce<Rebate>;
  /** Null for non-residents. */
  readonly rebateFor: Rebate | null;
  readonly surcharge: InForce<RateSteps>;
  readonly relief: InForce<{ readonly hasRelief: boolean }>;
  readonly cess: InForce<number>;
  readonly rounding: InForce<number>;
}

/** Ten-thousandths of a rupee, except income and payable tax in rupees. */
export interface TaxSteps {
  readonly income: number;
  readonly slabTax: number;
  readonly rebate: number;
  readonly rebateRelief: number;
  readonly afterRebate: number;
  readonly surchargeRate: number;
  readonly surchargeBefore: number;
  readonly surchargeRelief: number;
  readonly surcharge: number;
  readonly cess: number;
  readonly total: number;
  readonly payable: number;
}

export function taxScale(year: FinancialYear, regime: Regime, payer: TaxPayer): TaxScale {
  const isResident = payer.resident ?? true;
  const ageGroup = ageGroupIn(year, payer);
  const old = inForceIn(slabsOld, year);
  const rebate = inForceIn(regime === 'new' ? rebateNew : rebateOld, year);
  return {
    ageGroup,
    slabs: regime === 'new' ? inForceIn(slabsNew, year) : { rule: old.rule, value: old.value[isResident ? ageGroup : 'below-60'] },
    rebate,
    rebateFor: isResident ? rebate.value : null,
    surcharge: inForceIn(regime === 'new' ? surchargeNew : surchargeOld, year),
    relief: inForceIn(surchargeRelief, year),
    cess: inForceIn(cessRate, year),
    rounding: inForceIn(taxRounding, year),
  };
}

/** Rounds only the income and the tax to be paid. */
export function taxSteps(incomePaise: number, scale: TaxScale): TaxSteps {
  const income = roundedTo(Math.floor(incomePaise / 100), scale.rounding.value);
  const slabTax = slabTaxOn(income, scale.slabs.value);
  const { rebate, rebateRelief } = rebateOn(income, slabTax, scale.rebateFor);
  const afterRebate = slabTax - rebate - rebateRelief;
  const [above, rate] = lastBelow(income, scale.surcharge.value);
  const before = times(afterRebate, rate, wholeRate, 'half-up');
  const relief = rate > 0 && scale.relief.value.hasRelief ? Math.max(0, afterRebate + before - mostAbove(income, above, scale)) : 0;
  const surcharge = before - relief;
  const cess = times(afterRebate + surcharge, scale.cess.value, wholeRate, 'half-up');
  const total = afterRebate + surcharge + cess;
  const payable = roundedTo(Math.floor(total / unitsPerRupee), scale.rounding.value);
  return {
    income,
    slabTax,
    rebate,
    rebateRelief,
    afterRebate,
    surchargeRate: rate,
    surchargeBefore: before,
    surchargeRelief: relief,
    surcharge,
    cess,
    total,
    payable,
  };
}

/** Rounds half up after dropping paise. */
const roundedTo = (whole: number, step: number): number => Math.floor((whole + step / 2) / step) * step;

function slabTaxOn(income: number, steps: RateSteps): number {
  let tax = 0;
  for (let at = 0; at < steps.length; at += 1) {
    const [above, rate] = steps[at] ?? [0, 0];
    if (income <= above) break;
    const end = steps[at + 1]?.[0] ?? income;
    tax += (Math.min(income, end) - above) * rate;
  }
  return tax;
}

/** Caps the tax just above the limit at the income above it. */
function rebateOn(income: number, slabTax: number, rebate: Rebate | null): { readonly rebate: number; readonly rebateRelief: number } {
  if (!rebate) return { rebate: 0, rebateRelief: 0 };
  if (income <= rebate.limit) return { rebate: Math.min(slabTax, rebate.most * unitsPerRupee), rebateRelief: 0 };
  return { rebate: 0, rebateRelief: rebate.hasRelief ? Math.max(0, slabTax - (income - rebate.limit) * unitsPerRupee) : 0 };
}

function lastBelow(income: number, steps: RateSteps): readonly [above: number, rate: number] {
  for (let at = steps.length - 1; at >= 0; at -= 1) {
    const step = steps[at];
    if (step && income > step[0]) return step;
  }
  return [0, 0];
}

function mostAbove(income: number, threshold: number, scale: TaxScale): number {
  const slabTax = slabTaxOn(threshold, scale.slabs.value);
  const { rebate, rebateRelief } = rebateOn(threshold, slabTax, scale.rebateFor);
  const tax = slabTax - rebate - rebateRelief;
  return tax + times(tax, lastBelow(threshold, scale.surcharge.value)[1], wholeRate, 'half-up') + (income - threshold) * unitsPerRupee;
}
